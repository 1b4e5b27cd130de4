/** Litmus shapes: each described once, run here by jcstress and in the tests by the explorer. */
@NullMarked
package dev.touchstone.races.litmus;

import org.jspecify.annotations.NullMarked;
