/**
 * Engines as processes: unpacked, started, bounded in time and memory, killed with their
 * descendants.
 */
@NullMarked
package dev.touchstone.certificate.launch;

import org.jspecify.annotations.NullMarked;
