/**
 * The explorer engine: small client programs of a primitive, every execution of them that Java's
 * access modes allow, judged by the contract.
 */
@NullMarked
package dev.touchstone.models.explorer;

import org.jspecify.annotations.NullMarked;
