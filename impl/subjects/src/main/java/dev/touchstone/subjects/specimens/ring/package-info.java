/**
 * Negative controls: ring buffers that are right but for one defect each. {@link
 * dev.touchstone.subjects.specimens.ring.SpecimenRingBuffer} is the right one that they change. In
 * the interleavings S is the source, R receives.
 */
@NullMarked
package dev.touchstone.subjects.specimens.ring;

import org.jspecify.annotations.NullMarked;
