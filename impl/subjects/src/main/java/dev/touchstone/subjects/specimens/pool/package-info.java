/**
 * Negative controls: array pools that are right but for one defect each, so that a check can be
 * seen to fail. None of them is for use.
 *
 * <p>{@link dev.touchstone.subjects.specimens.pool.SpecimenPool} holds what they share; {@link
 * dev.touchstone.subjects.specimens.pool.SlotPool} and {@link
 * dev.touchstone.subjects.specimens.pool.StackPool} are two right pools on it. A specimen overrides
 * the methods that its defect changes, and its comment says which claim it breaks and how to see
 * it. In the interleavings A, B and C are threads, a and b arrays.
 */
@NullMarked
package dev.touchstone.subjects.specimens.pool;

import org.jspecify.annotations.NullMarked;
