/**
 * Foreign code as files: coordinates resolved to jars, and their digests. Loads no class of them.
 */
@NullMarked
package dev.touchstone.certificate.artifact;

import org.jspecify.annotations.NullMarked;
