/**
 * The vocabulary of Touchstone: what a primitive promises ({@link
 * dev.touchstone.contracts.Contract}, {@link dev.touchstone.contracts.Claim}), what is tried
 * ({@link dev.touchstone.contracts.Subject}), and how a history of operations is judged against a
 * sequential specification ({@link dev.touchstone.contracts.LegalOrderSearch}). It knows no engine
 * and no implementation.
 */
@NullMarked
package dev.touchstone.contracts;

import org.jspecify.annotations.NullMarked;
