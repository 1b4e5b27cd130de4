/**
 * Runs forms in forked JVMs through jcstress' public classes: which configurations of collector and
 * compile mode, how a fork is started, and what comes back. The only place that knows jcstress'
 * driver classes.
 */
@NullMarked
package dev.touchstone.races.launch;

import org.jspecify.annotations.NullMarked;
