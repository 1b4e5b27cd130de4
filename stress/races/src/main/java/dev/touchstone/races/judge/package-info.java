/** Which outcomes of a form a contract allows, and what a forbidden one means. */
@NullMarked
package dev.touchstone.races.judge;

import org.jspecify.annotations.NullMarked;
