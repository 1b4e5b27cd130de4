/**
 * Rewrites classes under test so that each shared access passes through a hook: {@link
 * dev.touchstone.weaver.WeavingLoader} for the classes of an artifact, {@link
 * dev.touchstone.weaver.WeaverAgent} for those that a loader cannot reach.
 */
@NullMarked
package dev.touchstone.weaver;

import org.jspecify.annotations.NullMarked;
