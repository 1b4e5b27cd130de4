package dev.touchstone.weaver.hook;

/**
 * A place in woven code that makes a shared access: what does not change from one execution of it
 * to the next.
 *
 * @param id index into {@link AccessSites}
 * @param kind what the access does
 * @param mode the ordering that it asks for; for a field, whether it is declared volatile
 * @param constant whether the field is final
 * @param location the field's name, {@code []} for an array's element, or the type whose method
 *     makes the access ({@code VarHandle}, {@code AtomicLong})
 * @param owner the class that declares the location, with dots
 * @param action the method that makes the access; empty for an instruction
 * @param code where the access is made
 */
public record AccessSite(
    int id,
    AccessKind kind,
    AccessMode mode,
    boolean constant,
    String location,
    String owner,
    String action,
    Code code) {

  /**
   * A place in code.
   *
   * @param type the class, with dots
   * @param method the method's name
   * @param file the source file's name; empty where the class does not say
   * @param line the source line; 0 where the class does not say
   */
  public record Code(String type, String method, String file, int line) {
    @Override
    public String toString() {
      return type + "." + method + (line == 0 ? "" : "(" + file + ":" + line + ")");
    }
  }

  /** The access in a few words: {@code VarHandle.compareAndSet}, {@code read producerIndex}. */
  public String words() {
    return action.isEmpty()
        ? kind.name().toLowerCase(java.util.Locale.ROOT) + " " + location
        : location + "." + action;
  }

  @Override
  public String toString() {
    return words() + " in " + code;
  }
}
