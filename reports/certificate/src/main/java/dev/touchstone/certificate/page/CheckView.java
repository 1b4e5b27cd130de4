package dev.touchstone.certificate.page;

import java.util.List;

/** One check in full. */
public record CheckView(
    String claim,
    String engine,
    String check,
    Mark mark,
    String strength,
    List<Fact> figures,
    String reason,
    String seconds) {}
