package dev.touchstone.certificate.page;

import java.util.List;

/** One row of the table of claims. */
public record ClaimView(
    String id, String sentence, List<String> notes, Mark mark, List<CellView> cells) {}
