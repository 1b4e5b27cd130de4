/** Locks, monitors and permits for model threads, made of ordinary memory accesses. */
@NullMarked
package dev.touchstone.explorer.sync;

import org.jspecify.annotations.NullMarked;
