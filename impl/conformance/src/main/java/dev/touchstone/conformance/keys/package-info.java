/**
 * What one thread can see of a selector key set: {@link
 * dev.touchstone.conformance.keys.KeysModelCheck} against a plain map, and {@link
 * dev.touchstone.conformance.keys.KeysCostCheck} of what grows with the number of keys.
 */
@NullMarked
package dev.touchstone.conformance.keys;

import org.jspecify.annotations.NullMarked;
