/**
 * From the results of a scenario to the claims that they violate. No tool that made the results is
 * known here.
 */
@NullMarked
package dev.touchstone.models.judge;

import org.jspecify.annotations.NullMarked;
