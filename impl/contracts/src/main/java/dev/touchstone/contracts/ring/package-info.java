/**
 * The contract of ring buffers: a buffer of fixed size between a source of events and those who
 * receive them, leased from a pool. Its claims, the sequential specification, and what a subject
 * offers.
 */
@NullMarked
package dev.touchstone.contracts.ring;

import org.jspecify.annotations.NullMarked;
