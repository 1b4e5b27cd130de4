/**
 * What woven code calls and what a hook sees. It depends on nothing, not even on the rest of the
 * weaver, because under the agent it is loaded by the boot loader.
 */
@NullMarked
package dev.touchstone.weaver.hook;

import org.jspecify.annotations.NullMarked;
