/** What makes an execution wrong: failures, deadlocks, histories without a legal order, races. */
@NullMarked
package dev.touchstone.explorer.judge;

import org.jspecify.annotations.NullMarked;
