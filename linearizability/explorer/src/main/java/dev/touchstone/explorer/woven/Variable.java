package dev.touchstone.explorer.woven;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A field of woven code, made accessible, with a number that tells it from all others of its heap:
 * what is known of an object's fields lies in an array.
 */
final class Variable {
  private final Field field;
  private final Class<?> type;
  private final int number;
  private final boolean isStatic;
  private final boolean isFinal;

  /** The fields that a heap has met. */
  static final class Table {
    private final Map<Field, Variable> variables = new HashMap<>();

    Variable of(Field field) {
      Variable known = variables.get(field);
      if (known == null) {
        known = new Variable(field, variables.size());
        variables.put(field, known);
      }
      return known;
    }
  }

  private Variable(Field field, int number) {
    field.setAccessible(true);
    this.field = field;
    this.number = number;
    this.type = field.getType();
    this.isStatic = Modifier.isStatic(field.getModifiers());
    this.isFinal = Modifier.isFinal(field.getModifiers());
  }

  Field field() {
    return field;
  }

  Class<?> type() {
    return type;
  }

  int number() {
    return number;
  }

  boolean isStatic() {
    return isStatic;
  }

  boolean isFinal() {
    return isFinal;
  }

  @Nullable Object get(Object target) {
    try {
      return field.get(target);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + field, e);
    }
  }

  void put(Object target, @Nullable Object value) {
    try {
      field.set(target, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot write " + field, e);
    }
  }
}
