package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.woven.Place.OfElement;
import dev.touchstone.weaver.hook.AccessSite;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of the JDK that access many elements of an array, one after the other. */
final class Bulk {
  private final Accesses accesses;
  private final Run run;
  private final AccessSite site;
  private final AccessMode mode;

  Bulk(Accesses accesses, Run run, AccessSite site, AccessMode mode) {
    this.accesses = accesses;
    this.run = run;
    this.site = site;
    this.mode = mode;
  }

  static boolean isOne(AccessSite site) {
    return switch (site.action()) {
      case "arraycopy", "fill", "copyOf", "copyOfRange", "clone", "setAll" -> true;
      default -> false;
    };
  }

  void access(@Nullable Object[] arguments) {
    Object array = arguments[0];
    if (array == null || !array.getClass().isArray()) {
      return;
    }
    int length = Array.getLength(array);
    switch (site.action()) {
      case "fill" -> fill(array, arguments, length);
      case "clone" -> read(array, 0, length);
      case "copyOf" -> read(array, 0, Math.min(length, number(arguments[1])));
      case "copyOfRange" ->
          read(array, number(arguments[1]), Math.min(length, number(arguments[2])));
      case "arraycopy" -> copy(array, arguments);
      default -> throw accesses.refusal(site);
    }
  }

  private static int number(@Nullable Object argument) {
    return argument instanceof Integer i ? i : 0;
  }

  private void fill(Object array, @Nullable Object[] arguments, int length) {
    int from = arguments.length > 2 ? number(arguments[1]) : 0;
    int to = arguments.length > 2 ? Math.min(length, number(arguments[2])) : length;
    for (int i = from; i < to; i++) {
      accesses.write(run, new OfElement(array, i), arguments[arguments.length - 1], mode);
    }
  }

  private List<@Nullable Object> read(Object array, int from, int to) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = from; i < to; i++) {
      Place place = new OfElement(array, i);
      accesses.read(run, place, AccessMode.PLAIN);
      values.add(place.get());
    }
    return values;
  }

  private void copy(Object source, @Nullable Object[] arguments) {
    Object target = arguments[2];
    int from = number(arguments[1]);
    int to = number(arguments[3]);
    int count = number(arguments[4]);
    if (target == null
        || from < 0
        || to < 0
        || from + count > Array.getLength(source)
        || to + count > Array.getLength(target)) {
      return;
    }
    List<@Nullable Object> values = read(source, from, from + count);
    for (int i = 0; i < count; i++) {
      accesses.write(run, new OfElement(target, to + i), values.get(i), mode);
    }
  }
}
