package dev.touchstone.perf;

import dev.touchstone.evidence.EngineMain;

/** The entry of the JMH engine's JVM. */
public final class JmhMain {
  private JmhMain() {}

  /**
   * Runs the engine and ends the JVM.
   *
   * @param arguments one: the path of the request file
   */
  public static void main(String[] arguments) {
    EngineMain.main(new JmhEngine(), arguments);
  }
}
