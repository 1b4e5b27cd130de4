package dev.touchstone.races.form;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;

/** What this fork tries, as the engine's JVM told it by system properties. */
public final class Forked {
  /** The subject's name. */
  public static final String SUBJECT = "touchstone.races.subject";

  /** The text of the contract that it is held to; empty where its provider knows. */
  public static final String CONTRACT = "touchstone.races.contract";

  /** The capacity of the form's configuration. */
  public static final String CAPACITY = "touchstone.races.capacity";

  private Forked() {}

  /** The subject. */
  public static Subject subject() {
    String text = System.getProperty(CONTRACT, "");
    Contract contract = text.isEmpty() ? null : Contracts.parse(text);
    return Subjects.find(System.getProperty(SUBJECT, ""), contract);
  }

  /** The capacity. */
  public static int capacity() {
    return Integer.getInteger(CAPACITY, 2);
  }
}
