/** Adapts selector key sets to what engines call. */
@NullMarked
package dev.touchstone.subjects.keys;

import org.jspecify.annotations.NullMarked;
