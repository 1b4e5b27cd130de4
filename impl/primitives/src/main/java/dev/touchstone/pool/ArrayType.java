package dev.touchstone.pool;

import java.util.Arrays;

/**
 * A type of arrays, and what a pool has to do with them. Its methods may be called by any thread at
 * any time, and must not throw (but for want of memory).
 *
 * @param <A> the type of the arrays
 */
public interface ArrayType<A> {

  /** {@code byte[]}. */
  ArrayType<byte[]> BYTES = new Bytes();

  /** {@code char[]}. */
  ArrayType<char[]> CHARS = new Chars();

  /** Allocates an array. */
  A allocate(int length);

  /** The length of an array, in elements. */
  int length(A array);

  /** Sets every element to what it is in a new array. */
  void clear(A array);

  /** The bytes that an element occupies. */
  int elementBytes();

  /** See {@link #BYTES}. */
  final class Bytes implements ArrayType<byte[]> {
    private Bytes() {}

    @Override
    public byte[] allocate(int length) {
      return new byte[length];
    }

    @Override
    public int length(byte[] array) {
      return array.length;
    }

    @Override
    public void clear(byte[] array) {
      Arrays.fill(array, (byte) 0);
    }

    @Override
    public int elementBytes() {
      return Byte.BYTES;
    }
  }

  /** See {@link #CHARS}. */
  final class Chars implements ArrayType<char[]> {
    private Chars() {}

    @Override
    public char[] allocate(int length) {
      return new char[length];
    }

    @Override
    public int length(char[] array) {
      return array.length;
    }

    @Override
    public void clear(char[] array) {
      Arrays.fill(array, (char) 0);
    }

    @Override
    public int elementBytes() {
      return Character.BYTES;
    }
  }
}
