/**
 * Two-actor programs on queues, run by jcstress in forked JVMs, with nothing in them that judges:
 * an outcome leaves the fork as text.
 */
@NullMarked
package dev.touchstone.races.queue;

import org.jspecify.annotations.NullMarked;
