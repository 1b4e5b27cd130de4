/**
 * Model checker for small concurrent programs: every execution that a memory model allows, once.
 */
@NullMarked
package dev.touchstone.explorer;

import org.jspecify.annotations.NullMarked;
