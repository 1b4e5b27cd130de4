package dev.touchstone.certificate.fake;

/** A queue of which there can be no instance. */
public abstract class AbstractQueue {
  /** Adds an element. */
  public abstract boolean offer(Object element);

  /** Takes an element. */
  public abstract Object poll();
}
