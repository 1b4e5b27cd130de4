/** Memory models: which execution graphs are allowed. */
@NullMarked
package dev.touchstone.explorer.model;

import org.jspecify.annotations.NullMarked;
