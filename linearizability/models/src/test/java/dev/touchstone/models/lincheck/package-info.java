/** Tests. */
@NullMarked
package dev.touchstone.models.lincheck;

import org.jspecify.annotations.NullMarked;
