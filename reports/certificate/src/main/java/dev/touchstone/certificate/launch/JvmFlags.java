package dev.touchstone.certificate.launch;

import java.util.ArrayList;
import java.util.List;

/** The flags that an engine's JVM gets, by the Java that runs it. */
final class JvmFlags {
  /** Lincheck and jcstress need a fifth of it. */
  private static final int METASPACE_MEGABYTES = 512;

  private JvmFlags() {}

  /**
   * @param feature the feature release, such as 17
   * @param heapMegabytes the heap's limit
   */
  static List<String> of(int feature, int heapMegabytes) {
    List<String> flags = new ArrayList<>();
    flags.add("-Xmx" + heapMegabytes + "m");
    flags.add("-XX:MaxMetaspaceSize=" + METASPACE_MEGABYTES + "m");
    flags.add("-ea");
    flags.add("-XX:+ExitOnOutOfMemoryError");
    flags.add("-Djava.awt.headless=true");
    flags.add("-Dfile.encoding=UTF-8");
    if (feature >= 21) {
      flags.add("-XX:+EnableDynamicAgentLoading");
    }
    if (feature >= 22) {
      flags.add("--enable-native-access=ALL-UNNAMED");
    }
    if (feature >= 24) {
      flags.add("--sun-misc-unsafe-memory-access=allow");
    }
    return flags;
  }
}
