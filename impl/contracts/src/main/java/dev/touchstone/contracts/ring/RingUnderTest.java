package dev.touchstone.contracts.ring;

/**
 * One lease of a ring buffer as engines see it. Which threads may call what is the contract's. An
 * exception that is none of the documented refusals passes as it is.
 */
public interface RingUnderTest {

  /** How many items it holds. */
  int capacity();

  /** Source: puts in an item. */
  RingAnswer onNext(Object item);

  /** Source: puts in the terminal event that it failed. */
  RingAnswer onError(Throwable error);

  /** Source: puts in the terminal event that it has come to its end. */
  RingAnswer onCompleted();

  /** Receiver: takes the next event. */
  RingAnswer poll();

  /** Any thread: gives the lease up. */
  RingAnswer release();
}
