package dev.touchstone.models.lincheck;

import dev.touchstone.evidence.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One name for each place in memory. Lincheck calls the elements of an array sometimes by the field
 * that holds the array ({@code buffer[32]}), sometimes by the array ({@code Array<Object>#1[32]}),
 * and through Unsafe by an offset.
 */
final class Locations {
  private static final Pattern ELEMENT = Pattern.compile("(.+)\\[(\\d+)]");
  private static final String ARRAY = "Array<";
  private static final long BASE = constant("ARRAY_OBJECT_BASE_OFFSET");
  private static final long SCALE = constant("ARRAY_OBJECT_INDEX_SCALE");

  private Locations() {}

  /** The element of an array of references at an offset that Unsafe was given. */
  static String element(String array, String offset) {
    boolean index = array.startsWith(ARRAY) && SCALE > 0 && offset.matches("\\d{1,18}");
    return index
        ? array + "[" + (Long.parseLong(offset) - BASE) / SCALE + "]"
        : array + " at offset " + offset;
  }

  /**
   * The steps with one name for each place, and for each read the write that it took its value
   * from: the last one to the same place, since the interleaving is sequentially consistent.
   */
  static List<Trace.Step> settled(List<Trace.Step> steps) {
    Set<String> fields = new HashSet<>();
    Set<String> arrays = new HashSet<>();
    for (Trace.Step step : steps) {
      Matcher element = ELEMENT.matcher(step.location());
      if (element.matches()) {
        (element.group(1).startsWith(ARRAY) ? arrays : fields).add(element.group(1));
      }
    }
    // With one array and one field there is no doubt which is which.
    boolean same = fields.size() == 1 && arrays.size() == 1;
    List<Trace.Step> settled = new ArrayList<>();
    Map<String, Integer> writes = new HashMap<>();
    for (Trace.Step step : steps) {
      String location =
          same
              ? step.location()
                  .replace(arrays.iterator().next() + "[", fields.iterator().next() + "[")
              : step.location();
      boolean reads = step.kind() == Trace.Kind.READ || step.kind() == Trace.Kind.UPDATE;
      settled.add(placed(step, location, reads ? writes.get(location) : null));
      boolean failed = step.kind() == Trace.Kind.UPDATE && step.value().endsWith(": false");
      if (step.kind() == Trace.Kind.WRITE || (step.kind() == Trace.Kind.UPDATE && !failed)) {
        writes.put(location, settled.size() - 1);
      }
    }
    return settled;
  }

  private static Trace.Step placed(Trace.Step step, String location, @Nullable Integer from) {
    return new Trace.Step(
        step.thread(),
        step.operation(),
        step.kind(),
        location,
        step.value(),
        step.accessMode(),
        from,
        step.file(),
        step.line(),
        step.note(),
        step.caller(),
        step.nanos());
  }

  /** A constant of this JVM's Unsafe; 0 where there is none. */
  private static long constant(String name) {
    try {
      return Class.forName("sun.misc.Unsafe").getField(name).getInt(null);
    } catch (ReflectiveOperationException e) {
      return 0;
    }
  }
}
