/**
 * Small concurrent programs over a queue's operations, made from its contract: pinned ones and ones
 * drawn by seed. No tool that runs them is known here.
 */
@NullMarked
package dev.touchstone.models.scenario;

import org.jspecify.annotations.NullMarked;
