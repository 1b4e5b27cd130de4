/** The sequential checks of ring buffers. */
@NullMarked
package dev.touchstone.conformance.ring;

import org.jspecify.annotations.NullMarked;
