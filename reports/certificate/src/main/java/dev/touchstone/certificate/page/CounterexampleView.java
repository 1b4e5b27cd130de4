package dev.touchstone.certificate.page;

import dev.touchstone.evidence.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The page of one violation. */
public record CounterexampleView(
    String title,
    String maker,
    String home,
    String claim,
    String sentence,
    List<String> subject,
    String reason,
    List<String> explanation,
    String stepsHeading,
    String stepsNote,
    List<String> threads,
    List<StepRow> rows,
    List<Trace.Table> tables,
    @Nullable String replay,
    String replayNote,
    List<Fact> facts) {}
