/**
 * What a person meets: the command line, the certificate, its pages, and the start of the engines.
 */
@NullMarked
package dev.touchstone.certificate;

import org.jspecify.annotations.NullMarked;
