package dev.touchstone.perf.speed;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One column of a row: so many threads, and the benchmark's parameters.
 *
 * @param name as it heads the column
 * @param threads of an ordinary benchmark; for one with groups, the sum
 * @param groups threads of each method of a group, methods by name; empty without groups
 * @param parameters of the benchmark, beside the peer
 * @param method of the benchmark's class; empty if the row has only one
 */
public record Point(
    String name, int threads, List<Integer> groups, Map<String, String> parameters, String method) {

  /** So many threads. */
  public static Point threads(int threads) {
    return new Point(
        threads == 1 ? "1 thread" : String.valueOf(threads), threads, List.of(), Map.of(), "");
  }

  /** Another method of the benchmark's class, one thread. */
  public static Point method(String name, String method) {
    return new Point(name, 1, List.of(), Map.of(), method);
  }

  /** The same under another name. */
  public Point named(String newName) {
    return new Point(newName, threads, groups, parameters, method);
  }

  /** The same with a parameter. */
  public Point with(String parameter, String value) {
    Map<String, String> more = new LinkedHashMap<>(parameters);
    more.put(parameter, value);
    return new Point(name, threads, groups, more, method);
  }

  /** The same for a benchmark with groups. */
  public Point inGroups(int... sizes) {
    List<Integer> list = new ArrayList<>();
    int sum = 0;
    for (int size : sizes) {
      list.add(size);
      sum += size;
    }
    return new Point(name, sum, list, parameters, method);
  }

  /** As an argument of a fork. */
  String argument() {
    StringBuilder text = new StringBuilder("method=" + method + ";threads=" + threads);
    for (int size : groups) {
      text.append(";group=").append(size);
    }
    parameters.forEach((key, value) -> text.append(";@").append(key).append('=').append(value));
    return text.toString();
  }

  /** Reads what {@link #argument()} wrote. */
  public static Point of(String argument) {
    int threads = 1;
    String method = "";
    List<Integer> groups = new ArrayList<>();
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String part : argument.split(";")) {
      int equals = part.indexOf('=');
      String key = part.substring(0, equals);
      String value = part.substring(equals + 1);
      switch (key) {
        case "method" -> method = value;
        case "threads" -> threads = Integer.parseInt(value);
        case "group" -> groups.add(Integer.parseInt(value));
        default -> parameters.put(key.substring(1), value);
      }
    }
    return new Point("", threads, groups, parameters, method);
  }
}
