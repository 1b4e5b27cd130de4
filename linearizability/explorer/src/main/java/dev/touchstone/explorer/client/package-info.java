/** For users: threads as lambdas over compiled classes, explored in a few lines of a test. */
@NullMarked
package dev.touchstone.explorer.client;

import org.jspecify.annotations.NullMarked;
