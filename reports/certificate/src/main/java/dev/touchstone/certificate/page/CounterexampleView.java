package dev.touchstone.certificate.page;

import dev.touchstone.certificate.page.trace.TraceView;
import dev.touchstone.evidence.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The page of one violation.
 *
 * @param setting what was run, before the proof; the whole explanation where there is no proof
 * @param words the rest of the engine's explanation, where the proof says it better
 * @param trace null if the engine shows nothing
 */
public record CounterexampleView(
    String title,
    String maker,
    String home,
    String claim,
    String sentence,
    List<String> subject,
    String reason,
    List<String> setting,
    List<String> words,
    String stepsHeading,
    String stepsNote,
    @Nullable TraceView trace,
    List<Trace.Table> tables,
    @Nullable String replay,
    String replayNote,
    List<Fact> facts) {}
