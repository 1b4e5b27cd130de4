/**
 * The jcstress engine: what the compilers of the JVM and the processor really do with two threads.
 * {@code queue} holds the small programs and what they return, {@code judge} says which outcomes a
 * contract allows, {@code launch} runs the programs in forked JVMs; here they become findings.
 */
@NullMarked
package dev.touchstone.races;

import org.jspecify.annotations.NullMarked;
