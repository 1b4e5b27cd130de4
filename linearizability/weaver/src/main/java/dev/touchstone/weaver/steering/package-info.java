/** Hooks that steer threads: schedule noise, and stopping at a chosen access. */
@NullMarked
package dev.touchstone.weaver.steering;

import org.jspecify.annotations.NullMarked;
