package dev.touchstone.models.lincheck;

import net.bytebuddy.agent.ByteBuddyAgent;
import org.jetbrains.lincheck.datastructures.Options;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.jetbrains.lincheck.jvm.agent.InstrumentationMode;
import org.jetbrains.lincheck.jvm.agent.LincheckInstrumentation;
import org.jspecify.annotations.Nullable;

/**
 * Keeps Lincheck's instrumentation in place from one scenario to the next. By itself Lincheck
 * rewrites every class that a scenario reaches and restores it afterwards, which takes several
 * times as long as the scenario; not so where its agent was there from the JVM's start, and that is
 * what it is told here.
 *
 * <p>For one thread, as Lincheck is. Once used, no other part of the JVM can have Lincheck attach
 * itself.
 */
final class LincheckAgent {
  private static boolean attached;
  private static @Nullable InstrumentationMode installed;

  private LincheckAgent() {}

  /** Instruments as those options demand, unless that is so already. */
  static void serve(Options<?, ?> options) {
    InstrumentationMode mode =
        options instanceof StressOptions
            ? InstrumentationMode.STRESS
            : InstrumentationMode.MODEL_CHECKING;
    if (mode == installed) {
      return;
    }
    restore();
    if (!attached) {
      LincheckInstrumentation.INSTANCE.attachJavaAgentStatically(ByteBuddyAgent.install());
      attached = true;
    }
    LincheckInstrumentation.INSTANCE.install(mode);
    installed = mode;
  }

  /** Gives all classes their own code again. */
  static void restore() {
    if (installed != null) {
      LincheckInstrumentation.INSTANCE.uninstall();
      installed = null;
    }
  }
}
