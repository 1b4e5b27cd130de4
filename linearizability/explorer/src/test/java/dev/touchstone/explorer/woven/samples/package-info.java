/** Small right and wrong classes that the explorer is tried on as they are compiled. */
@NullMarked
package dev.touchstone.explorer.woven.samples;

import org.jspecify.annotations.NullMarked;
