package dev.touchstone.certificate.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One check in full.
 *
 * @param href the page that shows a violation; null without one
 */
public record CheckView(
    String claim,
    String engine,
    String check,
    Mark mark,
    String strength,
    List<Fact> figures,
    String reason,
    @Nullable String href,
    String seconds) {}
