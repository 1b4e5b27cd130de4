/**
 * Runs scenarios under Lincheck 3.7. Its internals are touched by {@link
 * dev.touchstone.models.lincheck.LincheckInternals} and {@link
 * dev.touchstone.models.lincheck.TracePoints} only.
 */
@NullMarked
package dev.touchstone.models.lincheck;

import org.jspecify.annotations.NullMarked;
