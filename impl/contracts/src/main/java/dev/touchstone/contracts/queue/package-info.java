/**
 * The contract of queues: shapes and promises, the claims, the sequential specification, and what a
 * subject offers.
 */
@NullMarked
package dev.touchstone.contracts.queue;

import org.jspecify.annotations.NullMarked;
