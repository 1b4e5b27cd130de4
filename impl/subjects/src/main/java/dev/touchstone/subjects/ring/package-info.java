/** Ring buffers adapted to {@code dev.touchstone.contracts.ring}. */
@NullMarked
package dev.touchstone.subjects.ring;

import org.jspecify.annotations.NullMarked;
