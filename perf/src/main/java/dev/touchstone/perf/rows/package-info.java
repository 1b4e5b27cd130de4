/**
 * What is measured, as JMH benchmarks. Only these classes are loaded in a fork, beside JMH and the
 * queue: rows that are compiled against a queue never stand in a class with rows for another one.
 */
@NullMarked
package dev.touchstone.perf.rows;

import org.jspecify.annotations.NullMarked;
