package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which operations returned beside a stopped thread, and which waited for it: in words. */
final class StallTally {

  /** One operation beside threads of one role. */
  private static final class Line {
    final String operation;
    final String role;
    final Progress promise;
    final Set<String> stoppedAt = new TreeSet<>();
    final Map<String, Set<String>> waitedFor = new TreeMap<>();
    final Set<String> waitedAt = new TreeSet<>();

    Line(String operation, String role, Progress promise) {
      this.operation = operation;
      this.role = role;
      this.promise = promise;
    }
  }

  private final Map<String, Line> lines = new TreeMap<>();
  private long tries;

  /** How many operations were tried beside a stopped thread. */
  long tries() {
    return tries;
  }

  /**
   * An operation was tried.
   *
   * @param promise what the contract promises of it
   * @param victim the operation in which the other thread was stopped
   * @param waited whether it returned only when that thread could go on
   */
  void tried(
      StallAction<?> action,
      Progress promise,
      StallAction<?> victim,
      AccessSite at,
      boolean waited) {
    tries++;
    String role = victim.role();
    Line line =
        lines.computeIfAbsent(
            action.operation() + " with a " + role + " stopped",
            key -> new Line(action.operation(), role, promise));
    String place = victim.operation() + " " + at;
    line.stoppedAt.add(place);
    if (waited) {
      line.waitedAt.add(place);
      line.waitedFor
          .computeIfAbsent(at.code().file() + ":" + at.code().line(), key -> new TreeSet<>())
          .add(victim.operation());
    }
  }

  /** One sentence for each operation and role, by a short name. */
  Map<String, String> words() {
    Map<String, String> words = new TreeMap<>();
    lines.forEach((name, line) -> words.put(name, sentence(line)));
    return words;
  }

  private static String sentence(Line line) {
    String operation = line.operation;
    String role = line.role;
    int places = line.stoppedAt.size();
    if (line.waitedFor.isEmpty()) {
      return operation
          + " returned with a "
          + role
          + " stopped at each of its "
          + places
          + " accesses; "
          + promise(line, true);
    }
    TreeSet<String> victims = new TreeSet<>();
    line.waitedFor.values().forEach(victims::addAll);
    return operation
        + " waited for a "
        + role
        + " stopped at "
        + String.join(" or ", line.waitedFor.keySet())
        + " (in "
        + String.join(", ", victims)
        + "), and returned with one stopped at each of the other "
        + (places - line.waitedAt.size())
        + " accesses; "
        + promise(line, line.promise.mayWait());
  }

  private static String promise(Line line, boolean kept) {
    String promise = line.promise.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return "the contract promises " + promise + ": " + (kept ? "holds" : "violated");
  }
}
