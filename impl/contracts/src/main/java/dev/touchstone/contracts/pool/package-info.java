/**
 * Array pools: their contract, their claims, what engines call, and what one thread must see.
 *
 * <p>A <em>strict</em> pool is a bounded stack for each size class: {@code take} misses only when
 * there is nothing, {@code release} drops only when the cap would be exceeded. A <em>relaxed</em>
 * pool may miss and drop while others are at work; it must still lend each array to one holder at a
 * time, keep within its cap, and lose nothing that it kept.
 */
@NullMarked
package dev.touchstone.contracts.pool;

import org.jspecify.annotations.NullMarked;
