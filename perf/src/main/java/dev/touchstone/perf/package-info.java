/**
 * The JMH engine: bytes per operation, and speed against a named baseline. Every figure comes from
 * forks that this package drives one at a time ({@link dev.touchstone.perf.ForkRunner}), subject
 * and baseline in turn, so that what is compared ran within seconds of each other.
 */
@NullMarked
package dev.touchstone.perf;

import org.jspecify.annotations.NullMarked;
