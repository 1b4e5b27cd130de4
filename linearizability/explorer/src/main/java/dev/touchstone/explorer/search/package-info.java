/** The walk over all graphs: forward steps, revisits, replay of the threads. */
@NullMarked
package dev.touchstone.explorer.search;

import org.jspecify.annotations.NullMarked;
