/**
 * Selector key sets: their contract, their claims, what engines call, and what one thread must see.
 *
 * <p>A <em>strong</em> set prepares from an atomic snapshot of every change completed before. A
 * <em>per-key</em> set prepares each key's interest from a value at least as new as the last change
 * of that key completed before, as the JDK's selectors do; nothing is promised of two keys
 * together, nor that a value which was read already is used.
 */
@NullMarked
package dev.touchstone.contracts.keys;

import org.jspecify.annotations.NullMarked;
