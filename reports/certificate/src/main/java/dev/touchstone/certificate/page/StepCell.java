package dev.touchstone.certificate.page;

import java.util.List;

/**
 * What one thread does at one step.
 *
 * @param css {@code live} while the thread is inside an operation
 * @param kind the class of the text: call, return or access
 * @param text empty if the thread does nothing here
 * @param arrow between text and result
 * @param result the value read, written or returned; empty without one
 * @param asides place in the source, notes
 */
public record StepCell(
    String css, String kind, String text, String arrow, String result, List<String> asides) {}
