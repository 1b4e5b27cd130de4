/**
 * What there is to try, by name: the references, the specimens, and classes of other artifacts; and
 * the index of it that the command line reads.
 */
@NullMarked
package dev.touchstone.subjects;

import org.jspecify.annotations.NullMarked;
