package dev.touchstone.certificate.page;

import java.util.List;

/**
 * One step of an interleaving.
 *
 * @param turn whether another thread than before is on
 */
public record StepRow(int number, boolean turn, List<StepCell> cells) {}
