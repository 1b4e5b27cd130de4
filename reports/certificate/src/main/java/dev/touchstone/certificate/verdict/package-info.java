/** From evidence to verdicts: pure functions, no files, no processes. */
@NullMarked
package dev.touchstone.certificate.verdict;

import org.jspecify.annotations.NullMarked;
