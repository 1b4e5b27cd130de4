package dev.touchstone.certificate.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A ratio with its interval on a scale from 0 to 2, in pixels: 1 is as fast as the baseline, less
 * is slower. What lies beyond is drawn at the edge.
 *
 * @param low where the interval begins
 * @param high where it ends
 */
public record Interval(int at, int low, int high) {
  /** How wide the scale is. */
  public static final int WIDTH = 240;

  private static final Pattern RATIO =
      Pattern.compile("(\\d+\\.\\d+) [\\[(](\\d+\\.\\d+)(?:, | to )(\\d+\\.\\d+)[])]");

  /** The interval of a figure such as {@code 1.04 [0.98, 1.11]}; null for other figures. */
  public static @Nullable Interval of(String figure) {
    Matcher ratio = RATIO.matcher(figure);
    return ratio.lookingAt() ? of(ratio) : null;
  }

  /** The first interval of which a text speaks; null if there is none. */
  public static @Nullable Interval in(String text) {
    Matcher ratio = RATIO.matcher(text);
    return ratio.find() ? of(ratio) : null;
  }

  private static Interval of(Matcher ratio) {
    return new Interval(x(ratio.group(1)), x(ratio.group(2)), x(ratio.group(3)));
  }

  private static int x(String number) {
    return (int) Math.round(Math.min(2, Double.parseDouble(number)) * WIDTH / 2);
  }
}
