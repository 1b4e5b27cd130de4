package dev.touchstone.explorer.woven;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What static fields held before the first exploration touched them. A class is loaded once and
 * explored many times, each time as if it were new. Safe for use by several threads.
 */
final class StaticFields {
  private static final Map<Field, @Nullable Object> INITIAL = new HashMap<>();

  private StaticFields() {}

  static synchronized @Nullable Object initial(Place.OfField place) {
    Field field = place.variable().field();
    if (!INITIAL.containsKey(field)) {
      INITIAL.put(field, place.get());
    }
    return INITIAL.get(field);
  }
}
