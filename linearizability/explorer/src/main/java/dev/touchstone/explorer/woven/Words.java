package dev.touchstone.explorer.woven;

import org.jspecify.annotations.Nullable;

/** Values of Java's primitive types as the explorer's 64-bit words. */
final class Words {
  private Words() {}

  /** The word of a boxed primitive, as a variable of the type holds it. */
  static long of(Object boxed, Class<?> type) {
    if (type == double.class) {
      return Double.doubleToRawLongBits(((Number) boxed).doubleValue());
    }
    if (type == float.class) {
      return Float.floatToRawIntBits(((Number) boxed).floatValue());
    }
    if (boxed instanceof Boolean flag) {
      return flag ? 1 : 0;
    }
    long word = boxed instanceof Character c ? c : ((Number) boxed).longValue();
    return narrow(word, type);
  }

  private static long narrow(long word, Class<?> type) {
    if (type == boolean.class) {
      return word & 1;
    }
    if (type == byte.class) {
      return (byte) word;
    }
    if (type == short.class) {
      return (short) word;
    }
    if (type == char.class) {
      return (char) word;
    }
    return type == int.class ? (int) word : word;
  }

  /** Whether a variable of the type can hold the word as a number. */
  static boolean fits(long word, Class<?> type) {
    return narrow(word, type) == word;
  }

  /** The boxed primitive of a word; null if the type is not primitive. */
  static @Nullable Object boxed(long word, Class<?> type) {
    if (type == long.class) {
      return word;
    } else if (type == int.class) {
      return (int) word;
    } else if (type == boolean.class) {
      return word != 0;
    } else if (type == byte.class) {
      return (byte) word;
    } else if (type == short.class) {
      return (short) word;
    } else if (type == char.class) {
      return (char) word;
    } else if (type == double.class) {
      return Double.longBitsToDouble(word);
    } else if (type == float.class) {
      return Float.intBitsToFloat((int) word);
    }
    return null;
  }
}
