/**
 * The Lincheck engine: what it checks of a queue's contract, and how many scenarios of which kind.
 * Scenarios and judgement are the house's own and know nothing of Lincheck; Lincheck runs the
 * scenarios, interleaving by interleaving.
 */
@NullMarked
package dev.touchstone.models;

import org.jspecify.annotations.NullMarked;
