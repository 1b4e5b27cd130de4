/** Code that the tests weave. */
@NullMarked
package dev.touchstone.weaver.samples;

import org.jspecify.annotations.NullMarked;
