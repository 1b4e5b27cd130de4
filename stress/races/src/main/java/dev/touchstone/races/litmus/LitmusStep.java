package dev.touchstone.races.litmus;

/**
 * One access of a litmus shape; a record, whose fields compilers trust to be constant.
 *
 * @param variable 0 for x, 1 for y
 * @param value written or added; 0 for reads
 */
public record LitmusStep(Kind kind, int variable, int value) {

  /** What an access does. */
  public enum Kind {
    READ,
    WRITE,
    /** Adds atomically, volatile whatever the mode of the others: Java has no weaker full form. */
    ADD
  }

  /** Reads {@code x}, {@code x=1} or {@code x+=1}. */
  static LitmusStep parse(String text) {
    int variable = text.charAt(0) - 'x';
    if (text.length() == 1) {
      return new LitmusStep(Kind.READ, variable, 0);
    }
    int value = Integer.parseInt(text.substring(text.indexOf('=') + 1));
    return new LitmusStep(text.charAt(1) == '+' ? Kind.ADD : Kind.WRITE, variable, value);
  }
}
