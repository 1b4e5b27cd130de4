package dev.touchstone.certificate.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one engine says of one claim.
 *
 * @param mark null for an engine that has nothing to say of the claim
 * @param lines how hard it tried, or why it did not run
 * @param href the page that shows a violation; null without one
 */
public record CellView(
    String engine, @Nullable Mark mark, List<String> lines, @Nullable String href) {}
