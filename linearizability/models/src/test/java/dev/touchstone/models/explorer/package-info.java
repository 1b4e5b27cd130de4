/** Tests of the explorer engine. */
@NullMarked
package dev.touchstone.models.explorer;

import org.jspecify.annotations.NullMarked;
