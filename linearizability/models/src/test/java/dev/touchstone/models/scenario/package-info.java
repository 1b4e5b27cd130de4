/** Tests. */
@NullMarked
package dev.touchstone.models.scenario;

import org.jspecify.annotations.NullMarked;
