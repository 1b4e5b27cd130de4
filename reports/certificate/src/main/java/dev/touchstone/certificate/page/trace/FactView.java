package dev.touchstone.certificate.page.trace;

/**
 * One line of a proof.
 *
 * @param step number of the row that shows it; 0 without one
 */
public record FactView(String text, int step) {}
