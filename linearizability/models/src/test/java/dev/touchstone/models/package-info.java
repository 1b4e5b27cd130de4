/** Tests of the Lincheck engine. */
@NullMarked
package dev.touchstone.models;

import org.jspecify.annotations.NullMarked;
