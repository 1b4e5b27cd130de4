package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.Visitor;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.Rc11.ReleaseSequence;
import dev.touchstone.explorer.model.Rc11.ScBefore;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.oracle.RandomProgram.Features;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Compares the explorer with the enumerator on random programs, graph by graph. */
public final class Differential {

  /** How a program is explored; ablated engines take the explorer's place here. */
  public interface Engine {
    /** Explores the program. */
    Exploration explore(Program program, MemoryModel model, Visitor visitor);
  }

  /**
   * What a run saw.
   *
   * @param programs programs compared
   * @param graphs executions, over all models
   * @param mismatches model runs with another set of graphs
   * @param crashes model runs in which the engine failed
   * @param repeated graphs that were shown more than once
   * @param example the first difference, for people
   */
  public record Outcome(
      long programs, long graphs, long mismatches, long crashes, long repeated, String example) {
    /** True if nothing differed. */
    public boolean agrees() {
      return mismatches == 0 && crashes == 0 && repeated == 0;
    }
  }

  private static final long MOST_CANDIDATES = 4_000;

  private final Engine engine;
  private final Map<String, MemoryModel> models = new LinkedHashMap<>();
  private final Map<String, Predicate<Candidate>> axioms = new LinkedHashMap<>();
  private long programs;
  private long graphs;
  private long mismatches;
  private long crashes;
  private long repeated;
  private String example = "";

  /** All models and variants, as they should be. */
  public Differential(Engine engine) {
    this.engine = engine;
    with("SC", new SequentialConsistency(), Axioms::sequential);
    with("RC11", new Rc11(), c -> Axioms.rc11(c, true, false));
    with("RC11 any location", Rc11.asInGenmc(), c -> Axioms.rc11(c, false, false));
    with(
        "RC11 same-thread tail",
        new Rc11(ScBefore.OTHER_LOCATION, ReleaseSequence.SAME_THREAD_TAIL),
        c -> Axioms.rc11(c, true, true));
    with("JAMx", new Jamx(), Axioms::jamx);
  }

  private void with(String name, MemoryModel model, Predicate<Candidate> axiom) {
    models.put(name, model);
    axioms.put(name, axiom);
  }

  /** Puts another model in the place of one. */
  public Differential replacing(String name, MemoryModel model) {
    models.put(name, model);
    return this;
  }

  /** Leaves out all models but one. */
  public Differential only(String name) {
    models.keySet().retainAll(Set.of(name));
    axioms.keySet().retainAll(Set.of(name));
    return this;
  }

  /** Compares programs with random features until one differs, but no more than {@code most}. */
  public Outcome runUntilNoticed(long seed, int most, int accesses) {
    return run(seed, most, accesses, true);
  }

  /** Compares this many programs with random features. */
  public Outcome run(long seed, int count, int accesses) {
    return run(seed, count, accesses, false);
  }

  private Outcome run(long seed, int count, int accesses, boolean untilNoticed) {
    SplittableRandom random = new SplittableRandom(seed);
    while (programs < count && (example.isEmpty() || !untilNoticed)) {
      Features features =
          new Features(
              random.nextInt(8) == 0,
              random.nextBoolean(),
              random.nextBoolean(),
              random.nextBoolean());
      compare(RandomProgram.make(random, features, accesses));
    }
    return new Outcome(programs, graphs, mismatches, crashes, repeated, example);
  }

  private void compare(RandomProgram program) {
    Map<String, Set<String>> expected = Enumerator.executions(program, axioms, MOST_CANDIDATES);
    if (expected == null) {
      return;
    }
    programs++;
    for (Map.Entry<String, MemoryModel> model : models.entrySet()) {
      GraphKeys found = new GraphKeys();
      String trouble = "";
      try {
        engine.explore(program.program(), model.getValue(), found);
      } catch (RuntimeException e) {
        crashes++;
        trouble = e.toString();
      }
      Set<String> wanted = expected.get(model.getKey());
      graphs += wanted.size();
      repeated += found.twice().size();
      if (trouble.isEmpty() && !found.keys().equals(wanted)) {
        mismatches++;
        trouble = difference(found.keys(), wanted);
      }
      if (example.isEmpty() && (!trouble.isEmpty() || !found.twice().isEmpty())) {
        example = model.getKey() + ": " + trouble + " " + program;
      }
    }
  }

  private static String difference(Set<String> found, Set<String> wanted) {
    Set<String> missing = new TreeSet<>(wanted);
    missing.removeAll(found);
    Set<String> wrong = new TreeSet<>(found);
    wrong.removeAll(wanted);
    String one =
        missing.isEmpty()
            ? "wrong " + wrong.iterator().next()
            : "missing " + missing.iterator().next();
    return missing.size() + " missing, " + wrong.size() + " wrong, such as " + one;
  }
}
