/**
 * What one thread can see of an array pool: {@link dev.touchstone.conformance.pool.PoolModelCheck}
 * against the specification, the misuse that a checked pool refuses, and what a clearing pool
 * leaves in its arrays.
 */
@NullMarked
package dev.touchstone.conformance.pool;

import org.jspecify.annotations.NullMarked;
