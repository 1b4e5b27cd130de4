/**
 * The program with which Apache Harmony's selector was measured (its issue 4879): what {@code
 * selectNow()} costs with many registered connections of which none is ready.
 */
@NullMarked
package dev.touchstone.selectors.selectnow;

import org.jspecify.annotations.NullMarked;
