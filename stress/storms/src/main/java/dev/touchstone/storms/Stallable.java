package dev.touchstone.storms;

import dev.touchstone.contracts.Progress;
import java.util.List;
import java.util.function.Supplier;

/**
 * What threads are stopped in, and what others try meanwhile.
 *
 * @param <T> what operations are done to
 */
interface Stallable<T> {

  /**
   * Where trials start.
   *
   * @param words the state of the instance
   * @param instances makes one in that state
   */
  record Start<T>(String words, Supplier<T> instances) {}

  /** The claim that an operation breaks which waits though it promises not to. */
  String claim();

  /** Sizes, in words. */
  String bound();

  /** Every start that is worth a try. */
  List<Start<T>> starts();

  /** The operations in which a thread is stopped. */
  List<? extends StallAction<T>> victims();

  /** What another thread may do meanwhile: lists that are tried one after the other. */
  List<List<StallAction<T>>> others(StallAction<T> victim);

  /** What the contract promises of an operation. */
  Progress promise(StallAction<T> action);
}
