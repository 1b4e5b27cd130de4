/** The command line: options, sentences, exit codes. Knows every other package; none knows it. */
@NullMarked
package dev.touchstone.certificate.command;

import org.jspecify.annotations.NullMarked;
