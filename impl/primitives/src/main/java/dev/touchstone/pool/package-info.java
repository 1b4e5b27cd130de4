/**
 * The reference array pools, built on {@link java.lang.invoke.VarHandle} and the locks of the JDK
 * only.
 *
 * <p>{@link dev.touchstone.pool.ArrayPool} is what users program against, {@link
 * dev.touchstone.pool.PoolOptions} says how large a pool is, {@link dev.touchstone.pool.ArrayType}
 * of what. {@link dev.touchstone.pool.StripedArrayPool} is the one to use; {@link
 * dev.touchstone.pool.SynchronizedArrayPool} and {@link dev.touchstone.pool.StampedLockArrayPool}
 * serialize, and are what it is measured against.
 */
@NullMarked
package dev.touchstone.pool;

import org.jspecify.annotations.NullMarked;
