/**
 * Selector key sets with one known defect each. {@link
 * dev.touchstone.subjects.specimens.keys.SpecimenKeySet} is right; a specimen overrides what its
 * defect changes.
 */
@NullMarked
package dev.touchstone.subjects.specimens.keys;

import org.jspecify.annotations.NullMarked;
