package dev.touchstone.certificate.page;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.certificate.verdict.ClaimReport;
import dev.touchstone.certificate.verdict.StrengthText;
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
      Certificate certificate, ClaimReport claim, Evidence evidence, @Nullable Trace trace) {
    String reason = evidence.reason();
    Replay replay = evidence.replay();
    String id = claim.claim().id();
    return new CounterexampleView(
        id + " violated by " + evidence.subject().name(),
        IndexPage.maker(certificate),
        Names.home(evidence),
        id,
        claim.claim().sentence(),
        Names.parts(evidence.subject().name()),
        sentence(trace, reason),
        explanation(trace, reason),
        trace != null && trace.threads().size() > 1 ? "The interleaving" : "The sequence of calls",
        trace != null && trace.threads().size() > 1
            ? "Read from top to bottom: one column is one thread, one row one step. A shaded cell means that the thread"
                + " is inside an operation; a dashed line, that another thread goes on."
            : "Read from top to bottom; each row is one call with what it returned.",
        trace == null ? List.of() : trace.threads(),
        trace == null ? List.of() : Interleaving.rows(trace),
        trace == null ? List.of() : trace.tables(),
        replay == null ? null : replay.command(),
        replay == null ? "" : replayNote(replay.kind()),
        facts(evidence));
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
