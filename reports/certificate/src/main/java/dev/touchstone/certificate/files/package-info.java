/** The machine-readable files of a certificate, and the directory that they lie in. */
@NullMarked
package dev.touchstone.certificate.files;

import org.jspecify.annotations.NullMarked;
