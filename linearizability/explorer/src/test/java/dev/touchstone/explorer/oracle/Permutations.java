package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.oracle.RandomProgram.Features;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares an exploration up to permutation of equal threads with the enumerator, which knows of no
 * symmetry: renaming the threads of what was shown in every way must give exactly the enumerator's
 * executions, no two that were shown may be renamings of each other, and the number they claim to
 * stand for must be the enumerator's.
 */
public final class Permutations {
  private static final Pattern EVENT = Pattern.compile("(\\d+)\\.(\\d+)");
  private static final long MOST_CANDIDATES = 600;

  /**
   * What a run saw.
   *
   * @param programs programs compared
   * @param shown executions shown, over all models
   * @param all executions that there are
   * @param wrong model runs in which the two do not fit
   * @param example the first of them, for people
   */
  public record Outcome(long programs, long shown, long all, long wrong, String example) {}

  private final Differential.Engine engine;
  private final Map<String, MemoryModel> models = new LinkedHashMap<>();
  private final Map<String, Predicate<Candidate>> axioms = new LinkedHashMap<>();
  private long programs;
  private long shown;
  private long all;
  private long wrong;
  private String example = "";

  /** Compares this engine under SC, RC11 and JAMx. */
  public Permutations(Differential.Engine engine) {
    this.engine = engine;
    models.put("SC", new SequentialConsistency());
    axioms.put("SC", Axioms::sequential);
    models.put("RC11", new Rc11());
    axioms.put("RC11", c -> Axioms.rc11(c, true, false));
    models.put("JAMx", new Jamx());
    axioms.put("JAMx", Axioms::jamx);
  }

  /** Compares this many random programs with equal threads. */
  public Outcome run(long seed, int count, int accesses) {
    SplittableRandom random = new SplittableRandom(seed);
    while (programs < count) {
      Features features =
          new Features(random.nextInt(8) == 0, random.nextBoolean(), false, random.nextBoolean());
      compare(RandomProgram.withEqualThreads(random, features, accesses));
    }
    return new Outcome(programs, shown, all, wrong, example);
  }

  private void compare(RandomProgram program) {
    Map<String, Set<String>> expected = Enumerator.executions(program, axioms, MOST_CANDIDATES);
    if (expected == null) {
      return;
    }
    programs++;
    for (Map.Entry<String, MemoryModel> model : models.entrySet()) {
      GraphKeys found = new GraphKeys();
      Exploration seen = engine.explore(program.program(), model.getValue(), found);
      Set<String> wanted = expected.get(model.getKey());
      shown += found.keys().size();
      all += wanted.size();
      String trouble = trouble(program, seen, found, wanted);
      if (!trouble.isEmpty()) {
        wrong++;
        if (example.isEmpty()) {
          example = model.getKey() + ": " + trouble + " in " + program;
        }
      }
    }
  }

  private static String trouble(
      RandomProgram program, Exploration seen, GraphKeys found, Set<String> wanted) {
    Set<String> covered = new HashSet<>();
    for (String key : found.keys()) {
      if (!covered.add(key)) {
        return "shown though another one stands for it: " + key;
      }
      for (int[] permutation : permutations(program.equalThreads(), program.threads().size())) {
        covered.add(renamed(key, permutation));
      }
    }
    if (!found.twice().isEmpty()) {
      return "shown twice: " + found.twice().get(0);
    }
    if (!covered.equals(wanted)) {
      Set<String> missing = new TreeSet<>(wanted);
      missing.removeAll(covered);
      return missing.size() + " not stood for, of " + wanted.size() + ": " + missing;
    }
    return seen.represented() == wanted.size()
        ? ""
        : "stand for " + seen.represented() + " instead of " + wanted.size();
  }

  private static List<int[]> permutations(int equal, int threads) {
    int[] identity = new int[threads];
    Arrays.setAll(identity, t -> t);
    List<int[]> all = new ArrayList<>();
    permute(identity, 0, equal, all);
    return all;
  }

  private static void permute(int[] names, int from, int to, List<int[]> all) {
    if (from == to) {
      all.add(names.clone());
      return;
    }
    for (int i = from; i < to; i++) {
      swap(names, from, i);
      permute(names, from + 1, to, all);
      swap(names, from, i);
    }
  }

  private static void swap(int[] names, int i, int j) {
    int one = names[i];
    names[i] = names[j];
    names[j] = one;
  }

  /** The key of the same execution with other names of the threads. */
  private static String renamed(String key, int[] names) {
    Matcher matcher = EVENT.matcher(key);
    String text =
        matcher.replaceAll(event -> names[Integer.parseInt(event.group(1))] + "." + event.group(2));
    List<String> events = new ArrayList<>();
    List<String> orders = new ArrayList<>();
    for (String part : text.split(" ")) {
      (part.startsWith("mo") ? orders : events).add(part);
    }
    events.sort(
        (a, b) -> {
          Matcher one = EVENT.matcher(a);
          Matcher two = EVENT.matcher(b);
          one.lookingAt();
          two.lookingAt();
          int byThread =
              Integer.compare(Integer.parseInt(one.group(1)), Integer.parseInt(two.group(1)));
          return byThread != 0
              ? byThread
              : Integer.compare(Integer.parseInt(one.group(2)), Integer.parseInt(two.group(2)));
        });
    events.addAll(orders);
    return String.join(" ", events);
  }
}
