package dev.touchstone.certificate;

/**
 * Where the runnable jar starts. Compiled for Java 8, so that an old JVM answers with one sentence instead of an
 * UnsupportedClassVersionError; everything else is reached by reflection.
 */
public final class Touchstone {
  private static final int OLDEST = 17;

  private Touchstone() {}

  public static void main(String[] arguments) throws Exception {
    String complaint = complaint(System.getProperty("java.specification.version"));
    if (complaint != null) {
      System.err.println(complaint);
      System.exit(2);
    }
    Class.forName("dev.touchstone.certificate.command.Main")
        .getMethod("main", String[].class)
        .invoke(null, (Object) arguments);
  }

  /** One sentence if this Java is too old, else null. */
  static String complaint(String specification) {
    int feature =
        Integer.parseInt(
            specification.startsWith("1.") ? specification.substring(2) : specification);
    return feature >= OLDEST
        ? null
        : "touchstone: Java "
            + OLDEST
            + " or newer is needed, and this is Java "
            + feature
            + " ("
            + System.getProperty("java.home")
            + ").";
  }
}
