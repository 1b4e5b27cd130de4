package dev.touchstone.certificate.page.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trace, laid out.
 *
 * @param picture null if there are no steps
 * @param proof what cannot all be true; the last one is the result that the others forbid; empty
 *     where none was found
 * @param turning what made it so; empty where the trace does not show it
 * @param wrong number of the row at which it goes wrong; 0 without one
 * @param shared whether hiding what is local leaves something out
 */
public record TraceView(
    List<String> threads,
    List<StepView> steps,
    @Nullable Picture picture,
    List<FactView> proof,
    List<FactView> turning,
    int wrong,
    boolean shared) {}
