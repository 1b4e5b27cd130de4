package dev.touchstone.certificate.page.trace;

import java.util.List;

/**
 * A drawing of a trace, in pixels: threads as lanes, operations as bars, steps as marks.
 *
 * @param upright whether time runs downwards, one row a step; otherwise it runs to the right
 * @param lanes one a thread
 * @param bars one an operation
 * @param marks one a row of the table
 * @param edges from a write to the read that saw it, or from an operation to one that began later
 * @param ticks of the axis of time; empty where there is none
 */
public record Picture(
    boolean upright,
    int width,
    int height,
    List<Lane> lanes,
    List<Bar> bars,
    List<Mark> marks,
    List<Edge> edges,
    List<Tick> ticks) {

  /** A thread. */
  public record Lane(String name, int x, int y, int width, int height) {}

  /**
   * An operation.
   *
   * @param from number of the row in which it begins
   * @param to number of the row in which it ends
   * @param text what fits into it
   * @param title all of it
   * @param css {@code wrong} or {@code key} for operations of which the proof speaks
   */
  public record Bar(
      int x,
      int y,
      int width,
      int height,
      int from,
      int to,
      String text,
      String title,
      String css) {}

  /** A row's sign and words. */
  public record Mark(int number, int x, int y, int textX, String text, String css) {}

  /**
   * A line between two rows.
   *
   * @param fromX where it starts; its height is that of the row {@code from}
   */
  public record Edge(
      int from, int to, int fromX, int fromY, int toX, int toY, String title, String css) {

    /** The path: straight within a lane's width, else a curve that leaves sideways. */
    public String path() {
      int bend = Math.max(24, Math.abs(toX - fromX) / 2);
      int side = fromX <= toX ? 1 : -1;
      return fromX == toX
          ? "M%d %dC%d %d %d %d %d %d"
              .formatted(fromX, fromY, fromX - 14, fromY + 8, toX - 14, toY - 8, toX, toY)
          : "M%d %dC%d %d %d %d %d %d"
              .formatted(
                  fromX, fromY, fromX + side * bend, fromY, toX - side * bend, toY, toX, toY);
    }
  }

  /** A moment on the axis of time. */
  public record Tick(int x, String text) {}
}
