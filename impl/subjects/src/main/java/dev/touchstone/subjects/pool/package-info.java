/** Array pools as engines see them. */
@NullMarked
package dev.touchstone.subjects.pool;

import org.jspecify.annotations.NullMarked;
