package dev.touchstone.selector;

import java.nio.channels.SelectionKey;

/**
 * What a kernel is to poll: descriptors side by side, each with the operations that its key wants
 * (never none). The owner's; it and its arrays stay as they are from {@link SelectorKeySet#prepare}
 * to {@link SelectorKeySet#finish}, whatever other threads change meanwhile, and must not be
 * modified.
 *
 * <p>For a kernel in the manner of {@code poll} the first {@link #count()} entries are what it
 * wants. A kernel in the manner of {@code select} wants who reads and who writes: the entries lie
 * so that each of the two is a range, and the ranges overlap in those who do both.
 *
 * <pre>
 *   0            bothFrom          bothTo          count
 *   | write only    | read and write  | read only    |
 *   |---------- writable -------------|
 *                   |------------ readable ----------|
 * </pre>
 */
public interface KernelView {
  /** The operations that need a readable descriptor. */
  int READABLE = SelectionKey.OP_READ | SelectionKey.OP_ACCEPT;

  /** The operations that need a writable descriptor. */
  int WRITABLE = SelectionKey.OP_WRITE | SelectionKey.OP_CONNECT;

  /** How many entries there are. */
  int count();

  /** The descriptors; −1 from {@link #count()} on. */
  int[] descriptors();

  /** The operations that each wants, of {@link SelectionKey}; 0 from {@link #count()} on. */
  int[] events();

  /** Where those begin that may read: the readable range ends with {@link #count()}. */
  int bothFrom();

  /** Where those end that may write: the writable range begins with 0. */
  int bothTo();
}
