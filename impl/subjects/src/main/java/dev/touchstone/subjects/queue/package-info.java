/** Queues behind the view that engines have of them. */
@NullMarked
package dev.touchstone.subjects.queue;

import org.jspecify.annotations.NullMarked;
