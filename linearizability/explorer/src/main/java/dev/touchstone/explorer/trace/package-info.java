/** Executions as people and other programs read them: traces, explanations, replay files. */
@NullMarked
package dev.touchstone.explorer.trace;

import org.jspecify.annotations.NullMarked;
