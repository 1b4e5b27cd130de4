/**
 * The reference queues: bounded, allocation-free, built on {@link java.lang.invoke.VarHandle} only.
 *
 * <p>{@link dev.touchstone.queue.BoundedQueue} is what users program against; {@link
 * dev.touchstone.queue.SpmcArrayQueue}, {@link dev.touchstone.queue.WaitFreeSpmcArrayQueue} and
 * {@link dev.touchstone.queue.SequentialSpmcArrayQueue} are for one producer and many consumers.
 */
@NullMarked
package dev.touchstone.queue;

import org.jspecify.annotations.NullMarked;
