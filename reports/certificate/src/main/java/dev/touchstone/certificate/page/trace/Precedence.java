package dev.touchstone.certificate.page.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which calls must take effect before which, with the reasons. A relation that is closed under
 * composition as it grows; calls are numbered.
 */
final class Precedence {
  /** A reason that is plain to the reader and not told: the order of one thread. */
  static final String PLAIN = "";

  private static final int DIRECT = -1;
  private static final int NONE = -2;

  private final int[][] via;
  private final String[][] reason;

  Precedence(int calls) {
    via = new int[calls][calls];
    reason = new String[calls][calls];
    for (int[] row : via) {
      Arrays.fill(row, NONE);
    }
  }

  boolean before(int a, int b) {
    return via[a][b] != NONE;
  }

  /**
   * Adds that one comes before the other.
   *
   * @param why a sentence, or {@link #PLAIN}
   * @return whether that was new
   */
  boolean add(int a, int b, String why) {
    if (before(a, b)) {
      return false;
    }
    via[a][b] = DIRECT;
    reason[a][b] = why;
    for (int x = 0; x < via.length; x++) {
      if (x == a || before(x, a)) {
        for (int y = 0; y < via.length; y++) {
          if ((y == b || before(b, y)) && !before(x, y)) {
            compose(x, a, b, y);
          }
        }
      }
    }
    return true;
  }

  private void compose(int x, int a, int b, int y) {
    via[x][y] = x == a ? b : a;
    if (x == a && y == b) {
      via[x][y] = DIRECT;
    }
  }

  /** The reasons for which one comes before the other; each is told once. */
  List<Reason> reasons(int a, int b) {
    Set<Reason> found = new LinkedHashSet<>();
    collect(a, b, found, 0);
    return new ArrayList<>(found);
  }

  private void collect(int a, int b, Set<Reason> found, int depth) {
    int middle = via[a][b];
    if (middle == DIRECT) {
      if (!reason[a][b].equals(PLAIN)) {
        found.add(new Reason(reason[a][b], b));
      }
    } else if (middle != NONE && depth < via.length) {
      collect(a, middle, found, depth + 1);
      collect(middle, b, found, depth + 1);
    }
  }

  /**
   * Why one call comes before another.
   *
   * @param call number of the later call
   */
  record Reason(String text, int call) {}
}
