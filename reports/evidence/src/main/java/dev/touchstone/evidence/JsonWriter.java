package dev.touchstone.evidence;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes records, maps, lists, strings, numbers, booleans, enums and null as JSON on one line (RFC
 * 8259). A record becomes an object with its components' names. It exists so that engines need no
 * library beside the code under test.
 */
public final class JsonWriter {
  private final StringBuilder out = new StringBuilder();

  private JsonWriter() {}

  /** The value as JSON text without a line break. */
  public static String write(@Nullable Object value) {
    JsonWriter writer = new JsonWriter();
    writer.value(value);
    return writer.out.toString();
  }

  private void value(@Nullable Object value) {
    if (value == null) {
      out.append("null");
    } else if (value instanceof String string) {
      string(string);
    } else if (value instanceof Enum<?> constant) {
      string(constant.name());
    } else if (value instanceof Double || value instanceof Float) {
      number(((Number) value).doubleValue());
    } else if (value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof Map<?, ?> map) {
      object(map);
    } else if (value instanceof Iterable<?> list) {
      array(list);
    } else if (value instanceof Record bean) {
      bean(bean);
    } else {
      throw new IllegalArgumentException("no JSON form for " + value.getClass().getName());
    }
  }

  private void number(double number) {
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      out.append("null");
    } else {
      out.append(number);
    }
  }

  private void object(Map<?, ?> map) {
    sequence(
        '{',
        '}',
        map.entrySet(),
        entry -> member(String.valueOf(entry.getKey()), entry.getValue()));
  }

  private void array(Iterable<?> list) {
    sequence('[', ']', list, this::value);
  }

  private void bean(Record bean) {
    sequence(
        '{',
        '}',
        List.of(bean.getClass().getRecordComponents()),
        component -> member(component.getName(), read(bean, component)));
  }

  private static @Nullable Object read(Record bean, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(bean);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }

  private void member(String name, @Nullable Object value) {
    string(name);
    out.append(':');
    value(value);
  }

  private <T extends @Nullable Object> void sequence(
      char open, char close, Iterable<T> items, Consumer<T> writeItem) {
    out.append(open);
    for (Iterator<T> i = items.iterator(); i.hasNext(); ) {
      writeItem.accept(i.next());
      if (i.hasNext()) {
        out.append(',');
      }
    }
    out.append(close);
  }

  private void string(String string) {
    out.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || (Character.isSurrogate(c) && !pairs(string, i))) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  /** Whether the surrogate at that place is half of a whole character. */
  private static boolean pairs(String string, int i) {
    char c = string.charAt(i);
    return Character.isHighSurrogate(c)
        ? i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
  }
}
