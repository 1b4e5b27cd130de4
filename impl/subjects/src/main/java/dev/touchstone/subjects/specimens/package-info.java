/**
 * Negative controls: queues that are right but for one defect each, so that a check can be seen to
 * fail. None of them is for use.
 *
 * <p>{@link dev.touchstone.subjects.specimens.SpecimenRing} holds what they share; {@link
 * dev.touchstone.subjects.specimens.ClaimThenReadRing} and {@link
 * dev.touchstone.subjects.specimens.ReadThenClaimRing} are two right queues on it. A specimen
 * overrides the methods that its defect changes, and its comment says which claim it breaks and how
 * to see it. In the interleavings P is the producer and C, D are consumers.
 */
@NullMarked
package dev.touchstone.subjects.specimens;

import org.jspecify.annotations.NullMarked;
