/** Execution graphs in flat memory. */
@NullMarked
package dev.touchstone.explorer.graph;

import org.jspecify.annotations.NullMarked;
