/**
 * The sequential engine: what one thread can see of a primitive's promises. A check runs in a
 * thread of its own under a {@link dev.touchstone.conformance.Watchdog}, writes every call of the
 * subject into a {@link dev.touchstone.conformance.Journal}, and reports findings to its {@link
 * dev.touchstone.conformance.Trial}. This package knows no family of primitives; each family has a
 * package below it.
 */
@NullMarked
package dev.touchstone.conformance;

import org.jspecify.annotations.NullMarked;
