/** Opens pages in a headless browser, as a reader does, and looks for what is wrong with them. */
@NullMarked
package dev.touchstone.browser;

import org.jspecify.annotations.NullMarked;
