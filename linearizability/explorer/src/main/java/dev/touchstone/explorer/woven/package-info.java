/**
 * Runs compiled Java against the explorer's memory: the weaver announces each shared access, and
 * what the explorer decides is put where the access finds it.
 */
@NullMarked
package dev.touchstone.explorer.woven;

import org.jspecify.annotations.NullMarked;
