package dev.touchstone.certificate.page.trace;

/**
 * One row: what a thread does at one step.
 *
 * @param number counted from 1
 * @param thread index of the thread
 * @param threadName how the thread is called
 * @param kind the class that gives the sign: call, return, read, write, update, other
 * @param brief as it stands in the picture
 * @param words as a sentence of which the thread is the subject
 * @param operation inside which it happens; empty outside of one
 * @param mode how memory is accessed; empty where not known
 * @param place in the source: {@code File.java:12}; empty where not known
 * @param code the line of code; empty where not at hand
 * @param caller where the operation's own method asked for it; empty if nowhere else
 * @param callerCode the line of code there; empty where not at hand
 * @param location the memory that is touched; empty for none
 * @param left what that memory is then known to hold; empty if not known
 * @param from number of the row that wrote what is read; 0 if not known
 * @param stale whether an older value than the newest was read
 * @param local whether no other thread touches that memory
 * @param wrong whether it is the first moment that no legal execution has
 * @param turn whether another thread than before is on
 * @param note a remark
 */
public record StepView(
    int number,
    int thread,
    String threadName,
    String kind,
    String brief,
    String words,
    String operation,
    String mode,
    String place,
    String code,
    String caller,
    String callerCode,
    String location,
    String left,
    int from,
    boolean stale,
    boolean local,
    boolean wrong,
    boolean turn,
    String note) {

  /** The classes of its row. */
  public String css() {
    return kind
        + (stale ? " stale" : "")
        + (local ? " local" : "")
        + (wrong ? " wrong" : "")
        + (turn ? " turn" : "");
  }
}
