/**
 * Two-actor programs on pools of arrays, run by jcstress in forked JVMs, with nothing in them that
 * judges: an outcome leaves the fork as text.
 */
@NullMarked
package dev.touchstone.races.pool;

import org.jspecify.annotations.NullMarked;
