/** The forms of selector key sets: jcstress tests, and their programs as data. */
@NullMarked
package dev.touchstone.races.keys;

import org.jspecify.annotations.NullMarked;
