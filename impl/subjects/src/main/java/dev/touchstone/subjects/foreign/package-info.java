/** What adapters of classes of other artifacts share. */
@NullMarked
package dev.touchstone.subjects.foreign;

import org.jspecify.annotations.NullMarked;
