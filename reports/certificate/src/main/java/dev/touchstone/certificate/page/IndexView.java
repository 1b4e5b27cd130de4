package dev.touchstone.certificate.page;

import java.util.List;

/** The certificate's page. */
public record IndexView(
    String title,
    String maker,
    List<String> heading,
    Mark mark,
    String sentence,
    List<Fact> summary,
    List<String> engines,
    List<SubjectView> subjects,
    List<String> problems,
    List<String> changes,
    List<Fact> environment,
    List<String> limits) {}
