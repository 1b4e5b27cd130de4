/** The pages that a person reads. */
@NullMarked
package dev.touchstone.certificate.page;

import org.jspecify.annotations.NullMarked;
