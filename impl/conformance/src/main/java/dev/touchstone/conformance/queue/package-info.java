/**
 * The sequential checks of queues. Most are {@link dev.touchstone.conformance.queue.ScenarioCheck
 * scenarios} that read like tests; {@link dev.touchstone.conformance.queue.SequentialModelCheck}
 * and {@link dev.touchstone.conformance.queue.WrapCheck} play random call sequences against the
 * contract's specification.
 */
@NullMarked
package dev.touchstone.conformance.queue;

import org.jspecify.annotations.NullMarked;
