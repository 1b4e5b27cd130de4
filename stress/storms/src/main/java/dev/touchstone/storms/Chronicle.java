package dev.touchstone.storms;

import java.util.List;

/** The entries of all logs of one storm, numbered thread by thread, as a person is told of them. */
interface Chronicle {
  /** How many entries there are. */
  int size();

  /** The names of the threads. */
  List<String> threads();

  /** Which thread made the entry. */
  int thread(int entry);

  /** When its operation began. */
  long start(int entry);

  /** When its operation had ended. */
  long finish(int entry);

  /** Whether its operation changed what the subject holds. */
  boolean moves(int entry);

  /** The operation as a person reads it. */
  String call(int entry);

  /** What it returned, as a person reads it. */
  String returned(int entry);

  /** What results that have no legal order do not fit. */
  String misfit();

  /** The entry with its thread. */
  default String words(int entry) {
    return threads().get(thread(entry)) + ": " + call(entry) + " = " + returned(entry);
  }
}
