package dev.touchstone.models.explorer;

/** A small concurrent program that uses a primitive. Immutable, with {@code equals}. */
interface Client {

  /** The program in words. */
  String text();
}
