package dev.touchstone.explorer.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Limits;
import dev.touchstone.explorer.graph.ExecutionGraph;
import dev.touchstone.explorer.model.Jamx;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import dev.touchstone.explorer.oracle.Differential;
import java.util.EnumSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** With any one clause removed the comparison with the enumerator notices. */
class AblationTest {
  private static final int MOST = 20_000;
  private static final Limits BOUNDED = Limits.wide().withGraphs(20_000).withEvents(64);

  private static Differential.Engine engine(Maximality maximality, boolean revisits) {
    return (program, model, visitor) ->
        Searches.search(program, model, BOUNDED, maximality, revisits, visitor).run();
  }

  @ParameterizedTest
  @EnumSource
  void everyClauseOfMaximalityIsNeeded(Maximality.Clause clause) {
    EnumSet<Maximality.Clause> others = EnumSet.complementOf(EnumSet.of(clause));
    Differential differential = new Differential(engine(new Maximality(others), true));
    assertThat(differential.runUntilNoticed(7, MOST, 7).agrees()).isFalse();
  }

  @Test
  void revisitsAreNeeded() {
    Differential differential = new Differential(engine(Maximality.complete(), false));
    Differential.Outcome outcome = differential.runUntilNoticed(7, MOST, 7);
    assertThat(outcome.mismatches()).isPositive();
    assertThat(outcome.repeated()).isZero();
  }

  /** Parts of a model that can be taken away. */
  enum Part {
    COHERENCE_OF_READS,
    COHERENCE_OF_WRITES,
    GLOBAL_AXIOM
  }

  @ParameterizedTest
  @EnumSource
  void everyPartOfRc11IsNeeded(Part part) {
    notices("RC11", new Without(new Rc11(), part));
  }

  @ParameterizedTest
  @EnumSource
  void everyPartOfJamxIsNeeded(Part part) {
    notices("JAMx", new Without(new Jamx(), part));
  }

  @ParameterizedTest
  @EnumSource(names = "COHERENCE_OF_READS")
  void readsOfSequentialConsistencyAreBounded(Part part) {
    notices("SC", new Without(new SequentialConsistency(), part));
  }

  @Tag("full")
  @Test
  void theReleaseSequencesOfRc11AreToldApart() {
    notices("RC11 same-thread tail", new Rc11());
  }

  private static void notices(String name, MemoryModel model) {
    Differential differential =
        new Differential(engine(Maximality.complete(), true)).replacing(name, model).only(name);
    assertThat(differential.runUntilNoticed(8, MOST, 7).agrees()).isFalse();
  }

  /** A model without one of its parts. */
  private record Without(MemoryModel model, Part part) implements MemoryModel {
    @Override
    public String name() {
      return model.name();
    }

    @Override
    public MemoryModel copy() {
      return new Without(model.copy(), part);
    }

    @Override
    public int rowKinds() {
      return model.rowKinds();
    }

    @Override
    public void added(ExecutionGraph graph, int event) {
      model.added(graph, event);
    }

    @Override
    public void truncated(ExecutionGraph graph) {
      model.truncated(graph);
    }

    @Override
    public void copied(ExecutionGraph graph, int event) {
      model.copied(graph, event);
    }

    @Override
    public void copyDone(ExecutionGraph graph) {
      model.copyDone(graph);
    }

    @Override
    public int lowestSource(ExecutionGraph graph, int last, int thread, int location, int flags) {
      return part == Part.COHERENCE_OF_READS
          ? 0
          : model.lowestSource(graph, last, thread, location, flags);
    }

    @Override
    public int lowestPlace(ExecutionGraph graph, int last, int thread, int location, int flags) {
      return part == Part.COHERENCE_OF_WRITES
          ? 0
          : model.lowestPlace(graph, last, thread, location, flags);
    }

    @Override
    public boolean consistent(ExecutionGraph graph, int event) {
      return part == Part.GLOBAL_AXIOM || model.consistent(graph, event);
    }

    @Override
    public boolean revisited(ExecutionGraph graph, int write, int read, boolean atEnd) {
      return model.revisited(graph, write, read, atEnd) || part == Part.GLOBAL_AXIOM;
    }
  }
}
