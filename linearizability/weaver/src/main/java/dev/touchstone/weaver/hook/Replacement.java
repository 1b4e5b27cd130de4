package dev.touchstone.weaver.hook;

import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * Decides what the shared accesses of woven code do. Woven code calls it, on the thread for which
 * it was put in place, right before each access with the access's own arguments, and then makes the
 * access as it stands. So what a read returns is decided by what the replacement leaves in the
 * location: the heap is only the place where it puts its answers.
 *
 * <p>What it throws comes out of the code under test at that place.
 */
public interface Replacement {

  /**
   * A shared access is about to be made.
   *
   * @param site where in the code
   * @param arguments what lies on the stack for it, the first one deepest: for a field its object
   *     and, if it is written, the value; for an element its array, the index, and the value; for a
   *     call the receiver, if there is one, and the arguments. Primitive ones are boxed.
   */
  void prepare(AccessSite site, @Nullable Object[] arguments);

  /**
   * Code that is not woven is about to be called, and may access what others share.
   *
   * @param site the call; its location and action name the method
   * @param receiver null for a static method
   */
  void leave(AccessSite site, @Nullable Object receiver);

  /** A method with loops begins; those loops have the given numbers. */
  void enter(int firstLoop, int loops);

  /**
   * An iteration of a loop begins.
   *
   * @param loop its number
   * @param locals the local variables that live there; primitive ones boxed
   */
  void iterate(int loop, @Nullable Object[] locals);

  /** An object was found in a constant: every thread may know it. */
  void know(@Nullable Object object);

  /**
   * In place of {@link Lock#tryLock()}: takes the lock, or says that it is held.
   *
   * @param site the call
   */
  boolean tryLock(AccessSite site, Lock lock);

  /** What {@link Thread#currentThread} is to return. */
  Thread currentThread();
}
