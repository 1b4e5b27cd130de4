package dev.touchstone.conformance;

import dev.touchstone.evidence.EngineMain;

/** The entry of the sequential engine's JVM. */
public final class ConformanceMain {
  private ConformanceMain() {}

  /**
   * Runs the engine and ends the JVM.
   *
   * @param arguments one: the path of the request file
   */
  public static void main(String[] arguments) {
    EngineMain.main(new ConformanceEngine(), arguments);
  }
}
