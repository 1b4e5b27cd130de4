/** Engines and subjects that misbehave on demand, to exercise the launcher. */
@NullMarked
package dev.touchstone.certificate.fake;

import org.jspecify.annotations.NullMarked;
