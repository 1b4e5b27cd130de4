package dev.touchstone.certificate.page;

/** A name and its value, side by side. */
public record Fact(String name, String value) {}
