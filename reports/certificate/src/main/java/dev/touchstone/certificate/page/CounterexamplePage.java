package dev.touchstone.certificate.page;

import dev.touchstone.certificate.page.trace.KnownOrder;
import dev.touchstone.certificate.page.trace.Picture;
import dev.touchstone.certificate.page.trace.Sources;
import dev.touchstone.certificate.page.trace.TraceLayout;
import dev.touchstone.certificate.page.trace.TraceView;
import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.StrengthText;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lays one violation out as its page. */
final class CounterexamplePage {
  private CounterexamplePage() {}

  /**
   * The page's content.
   *
   * @param trace what the engine shows of it; null if it shows nothing
   */
  static CounterexampleView view(
      Certificate certificate,
      ClaimReport claim,
      Evidence evidence,
      @Nullable Trace trace,
      Sources sources) {
    String reason = evidence.reason();
    Replay replay = evidence.replay();
    String id = claim.claim().id();
    List<String> explanation = explanation(trace, reason);
    TraceView steps =
        trace == null ? null : TraceLayout.of(trace, known(evidence.engine().name()), sources);
    int setting = steps == null || steps.proof().isEmpty() ? explanation.size() : 1;
    return new CounterexampleView(
        id + " violated by " + evidence.subject().name(),
        IndexPage.maker(certificate),
        Names.home(evidence),
        id,
        claim.claim().sentence(),
        Names.parts(evidence.subject().name()),
        sentence(trace, reason),
        explanation.subList(0, setting),
        explanation.subList(setting, explanation.size()),
        heading(steps),
        note(steps),
        steps,
        trace == null ? List.of() : trace.tables(),
        replay == null ? null : replay.command(),
        replay == null ? "" : replayNote(replay.kind()),
        facts(evidence));
  }

  /** What an engine's trace says of the order between threads. */
  private static KnownOrder known(String engine) {
    return EngineKind.named(engine)
        .map(
            kind ->
                switch (kind) {
                  case LINCHECK, CONFORMANCE -> KnownOrder.OF_TIME;
                  case JCSTRESS -> KnownOrder.OF_THREADS;
                  case EXPLORER, STORMS, JMH -> KnownOrder.NONE;
                })
        .orElse(KnownOrder.NONE);
  }

  private static String heading(@Nullable TraceView steps) {
    if (steps == null || steps.threads().size() < 2) {
      return "The sequence of calls";
    }
    Picture picture = steps.picture();
    return picture == null || picture.upright() ? "The interleaving" : "The operations";
  }

  private static String note(@Nullable TraceView steps) {
    Picture picture = steps == null ? null : steps.picture();
    if (steps == null || picture == null) {
      return "";
    }
    if (steps.threads().size() < 2) {
      return "Read from top to bottom; each row is one call with what it returned.";
    }
    return picture.upright()
        ? "Read from top to bottom: each lane is a thread, each row one step. A shaded bar is an operation, from its call"
            + " to its return; a dashed line, that another thread goes on; a curve leads from a write to the read that saw it."
        : "Time runs to the right: each lane is a thread, each bar an operation from its call to its return. Bars that"
            + " overlap may have taken effect in either order; an arrow leads from an operation that had returned to one that"
            + " began after it. The numbers are those of the table.";
  }

  private static String sentence(@Nullable Trace trace, @Nullable String reason) {
    if (reason != null && !reason.isBlank()) {
      return upper(reason) + (reason.endsWith(".") ? "" : ".");
    }
    return trace == null ? "The engine gave no reason." : trace.title();
  }

  /** A sentence begins with a capital, unless it begins with an operation's name. */
  private static String upper(String sentence) {
    return !sentence.matches("(?s)[a-z]+ .*")
        ? sentence
        : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  private static List<String> explanation(@Nullable Trace trace, @Nullable String reason) {
    if (trace == null || trace.explanation().isBlank()) {
      return List.of(reason == null ? "The engine shows nothing of it." : reason);
    }
    return List.of(trace.explanation().strip().split("\n\\s*\n"));
  }

  static String replayNote(Replay.Kind kind) {
    return switch (kind) {
      case DETERMINISTIC -> "Runs the very same execution again.";
      case RESEARCH ->
          "Searches the same scenario again; it is found again, perhaps by another schedule.";
      case RERUN ->
          "Runs the same seed and settings again; whether it is hit again is up to the machine.";
      case REJUDGE -> "Judges the stored history again.";
    };
  }

  private static List<Fact> facts(Evidence evidence) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("engine", Names.engine(evidence)));
    facts.add(new Fact("check", evidence.check()));
    facts.add(new Fact("strength", StrengthText.full(evidence.strength(), evidence.verdict())));
    facts.add(new Fact("seed", String.valueOf(evidence.seed())));
    facts.add(new Fact("contract", evidence.contract().text()));
    if (!evidence.subject().artifact().isEmpty()) {
      facts.add(
          new Fact(
              "artifact",
              evidence.subject().artifact() + ", SHA-256 " + evidence.subject().sha256()));
    }
    if (!evidence.subject().reachedBy().isEmpty()) {
      facts.add(new Fact("reached by", evidence.subject().reachedBy()));
    }
    facts.add(
        new Fact(
            "Java",
            evidence.environment().java()
                + " ("
                + evidence.environment().vendor()
                + "), "
                + evidence.environment().collector()));
    facts.add(new Fact("flags", String.join(" ", evidence.environment().flags())));
    return facts;
  }
}
