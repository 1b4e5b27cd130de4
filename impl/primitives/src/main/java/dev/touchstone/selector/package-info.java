/**
 * The reference selector key sets: the Java layer of a selector, from a change of interest to the
 * arrays that a kernel polls, and back from its results to the selected keys.
 *
 * <p>{@link dev.touchstone.selector.SelectorKeySet} is what a selector is written against. {@link
 * dev.touchstone.selector.ArrayKeySet} is the one to use; {@link
 * dev.touchstone.selector.RebuildingKeySet} walks all keys at every selection, as the selector of
 * Apache Harmony did before its issue 4869, and is what the other is measured against.
 */
@NullMarked
package dev.touchstone.selector;

import org.jspecify.annotations.NullMarked;
