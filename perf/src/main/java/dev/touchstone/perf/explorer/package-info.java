/**
 * How fast the explorer walks graphs, beside the figures of the prototype that it was built after.
 * No part of the JMH engine: it has windows instead of forks, and the explorer does not travel with
 * the engine.
 */
@NullMarked
package dev.touchstone.perf.explorer;

import org.jspecify.annotations.NullMarked;
