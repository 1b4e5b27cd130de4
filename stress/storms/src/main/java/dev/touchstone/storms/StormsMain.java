package dev.touchstone.storms;

import dev.touchstone.evidence.EngineMain;

/** The entry of the storm engine's JVM. */
public final class StormsMain {
  private StormsMain() {}

  /** Runs the engine on a request file. */
  public static void main(String[] arguments) {
    EngineMain.main(new StormsEngine(), arguments);
  }
}
