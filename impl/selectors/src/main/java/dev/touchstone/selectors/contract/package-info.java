/**
 * What any {@link java.nio.channels.Selector} must do, after its documentation: one check a
 * sentence, run on a pair of selector factory and connected-channel factory. It knows no selector.
 *
 * <p>{@link dev.touchstone.selectors.contract.SelectorContract} lists the checks; {@link
 * dev.touchstone.selectors.contract.SelectorPair} is what they are run on.
 */
@NullMarked
package dev.touchstone.selectors.contract;

import org.jspecify.annotations.NullMarked;
