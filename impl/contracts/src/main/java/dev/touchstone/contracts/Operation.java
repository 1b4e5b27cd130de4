package dev.touchstone.contracts;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An operation that returned.
 *
 * @param name as the family names it, such as {@code offer}
 * @param arguments what it was given
 * @param result what it returned; null is a value like any other
 */
public record Operation(String name, List<Object> arguments, @Nullable Object result) {
  public Operation {
    arguments = List.copyOf(arguments);
  }

  /** An operation without arguments. */
  public static Operation of(String name, @Nullable Object result) {
    return new Operation(name, List.of(), result);
  }

  /** An operation with one argument. */
  public static Operation of(String name, Object argument, @Nullable Object result) {
    return new Operation(name, List.of(argument), result);
  }

  /** The call alone: {@code offer(3)}. */
  public String call() {
    return arguments.stream()
        .map(String::valueOf)
        .collect(Collectors.joining(", ", name + "(", ")"));
  }

  /** The call and its result: {@code offer(3) = false}. */
  @Override
  public String toString() {
    return call() + " = " + result;
  }
}
