/**
 * The storm engine: many threads on few cores run a contract's operations on tiny queues, plain and
 * under schedule noise, and monitors judge the histories in near linear time; and single threads
 * are stopped at every access to see who waits for them.
 */
@NullMarked
package dev.touchstone.storms;

import org.jspecify.annotations.NullMarked;
