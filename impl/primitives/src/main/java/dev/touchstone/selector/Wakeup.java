package dev.touchstone.selector;

/**
 * How a {@link SelectorKeySet} makes a kernel call return: for instance a pipe that the kernel
 * polls too. Both methods are called under the set's lock, in turn, beginning with {@code signal};
 * they must not block and must not call the set.
 */
public interface Wakeup {

  /** For key sets whose kernel never blocks. */
  Wakeup NONE =
      new Wakeup() {
        @Override
        public void signal() {}

        @Override
        public void drain() {}
      };

  /** Makes the kernel call in progress return, or else the next one. */
  void signal();

  /** Takes the signal back: later kernel calls may block again. */
  void drain();
}
