package dev.touchstone.certificate.page;

import java.util.List;

/** One subject's part of the certificate's page. */
public record SubjectView(
    String name,
    List<String> nameParts,
    String anchor,
    Mark mark,
    String sentence,
    String contractName,
    List<Fact> contract,
    List<ClaimView> claims,
    List<CheckView> figures,
    List<NotTriedView> notTried,
    List<CheckView> checks) {}
