/** Tests. */
@NullMarked
package dev.touchstone.models.judge;

import org.jspecify.annotations.NullMarked;
