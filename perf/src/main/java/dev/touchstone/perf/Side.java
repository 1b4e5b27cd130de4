package dev.touchstone.perf;

import java.util.Map;

/**
 * One side of a comparison: which benchmark class measures which queue, in forks with which class
 * path.
 *
 * @param name of the queue, for a reader
 * @param rows a class of {@link dev.touchstone.perf.rows}
 * @param parameters of that class
 * @param classPath of its forks
 */
record Side(String name, Class<?> rows, Map<String, String> parameters, String classPath) {
  Side {
    parameters = Map.copyOf(parameters);
  }

  /** The same queue measured by other rows. */
  Side measuredBy(Class<?> otherRows) {
    return new Side(name, otherRows, parameters, classPath);
  }
}
