package dev.touchstone.contracts.keys;

/** How a key set makes a kernel call return. */
public interface KeysSignal {

  /** A signal for a kernel that never blocks. */
  KeysSignal NONE =
      new KeysSignal() {
        @Override
        public void signal() {}

        @Override
        public void drain() {}
      };

  /** Makes the kernel call in progress return, or else the next one. */
  void signal();

  /** Takes that back. */
  void drain();
}
