package dev.touchstone.contracts.keys;

/**
 * The names of a key set's operations in histories. Keys have numbers: that of the {@code register}
 * which made them. {@code prepare} returns a map from descriptor to operations.
 */
public final class KeysOperations {
  /** Of a number, a descriptor and an interest: {@link #DONE} or {@link #REFUSED}. */
  public static final String REGISTER = "register";

  /** Of a number: whether this call did it. */
  public static final String CANCEL = "cancel";

  /** Of a number: the interest, or {@link #REFUSED}. */
  public static final String INTEREST = "interest";

  /** Of a number and operations: the interest before, or {@link #REFUSED}. */
  public static final String SET = "interestSet";

  /** As {@link #SET}. */
  public static final String OR = "interestOr";

  /** As {@link #SET}. */
  public static final String AND = "interestAnd";

  /** What the view has, as a map. */
  public static final String PREPARE = "prepare";

  /** Whatever was in the view is ready; the numbers of the selected keys, as a sorted list. */
  public static final String PROCESS = "process";

  public static final String WAKEUP = "wakeup";

  /** Whether a wakeup was taken. */
  public static final String FINISH = "finish";

  /** Whether a wakeup waits. */
  public static final String IS_WOKEN = "isWoken";

  /** What an operation without a result returns. */
  public static final String DONE = "done";

  /** What a refused operation returns. */
  public static final String REFUSED = "refused";

  private KeysOperations() {}
}
