/**
 * Real selectors on the reference key sets, over the JDK's own channels. They reach kernel calls
 * and descriptors in {@code sun.nio.ch}, so the JVM needs {@code --add-opens
 * java.base/sun.nio.ch=ALL-UNNAMED}; that is why they lie apart from the primitives. For tests and
 * benchmarks.
 */
@NullMarked
package dev.touchstone.selectors;

import org.jspecify.annotations.NullMarked;
