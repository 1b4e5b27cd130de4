package dev.touchstone.certificate.page;

/** Claims that an engine must try and did not, for one reason. */
public record NotTriedView(String claims, String engine, String reason) {}
