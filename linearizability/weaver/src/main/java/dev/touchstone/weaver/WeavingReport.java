package dev.touchstone.weaver;

import dev.touchstone.weaver.hook.AccessKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What was woven, and what was left as it was and why. Safe for use by several threads. */
public final class WeavingReport {

  /**
   * Something that no hook sees.
   *
   * @param place a class, a method, or a line
   * @param reason why, as a sentence without a full stop
   */
  public record Omission(String place, String reason) implements Comparable<Omission> {
    @Override
    public int compareTo(Omission other) {
      int byPlace = place.compareTo(other.place);
      return byPlace != 0 ? byPlace : reason.compareTo(other.reason);
    }

    @Override
    public String toString() {
      return place + ": " + reason;
    }
  }

  private final Map<AccessKind, Integer> sites = new EnumMap<>(AccessKind.class);
  private final TreeSet<Omission> omissions = new TreeSet<>();
  private int classes;

  /** A report on nothing yet. */
  public WeavingReport() {}

  synchronized void woven(Map<AccessKind, Integer> counts, List<Omission> left) {
    classes++;
    counts.forEach((kind, n) -> sites.merge(kind, n, Integer::sum));
    omissions.addAll(left);
  }

  synchronized void left(String place, String reason) {
    omissions.add(new Omission(place, reason));
  }

  /** How many classes were woven. */
  public synchronized int classes() {
    return classes;
  }

  /** How many places in them make an access of each kind. */
  public synchronized Map<AccessKind, Integer> sites() {
    return new EnumMap<>(sites);
  }

  /** How many places there are in all. */
  public synchronized int total() {
    return sites.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** What no hook sees, in order of places. */
  public synchronized List<Omission> omissions() {
    return new ArrayList<>(omissions);
  }

  @Override
  public synchronized String toString() {
    return classes + " classes, " + total() + " accesses " + sites + ", left out: " + omissions;
  }
}
