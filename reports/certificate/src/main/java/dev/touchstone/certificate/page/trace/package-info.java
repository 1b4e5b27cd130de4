/**
 * What an engine shows of a violation, laid out: as a picture, step by step, and as a proof. Pure
 * functions of a trace; knows no engine.
 */
@NullMarked
package dev.touchstone.certificate.page.trace;

import org.jspecify.annotations.NullMarked;
