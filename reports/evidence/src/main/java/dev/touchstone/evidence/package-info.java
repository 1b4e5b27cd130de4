/**
 * What an engine is, and what it writes down: checks run within a budget on a subject and give
 * {@link dev.touchstone.evidence.Evidence}, one JSON line each, which the certificate is made from.
 * It has no dependency but the contracts, because it is on the class path of the code under test.
 */
@NullMarked
package dev.touchstone.evidence;

import org.jspecify.annotations.NullMarked;
