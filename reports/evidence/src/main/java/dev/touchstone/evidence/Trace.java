package dev.touchstone.evidence;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an engine shows of a violation: steps of threads where it has an interleaving or a call
 * sequence, tables where it has figures or outcomes, and always an explanation in prose.
 *
 * @param schema {@value #SCHEMA}
 * @param title one line
 * @param explanation paragraphs, separated by empty lines, that say why the claim is violated
 * @param threads names of threads; a step's thread is an index into it
 * @param steps in the order in which they happened; empty where there is none
 * @param tables outcome tables, figures
 * @param facts the violation as a short proof: what cannot all be true, the last one the result
 *     that the others forbid; empty where the engine leaves it to the explanation
 */
public record Trace(
    String schema,
    String title,
    String explanation,
    List<String> threads,
    List<Step> steps,
    List<Table> tables,
    List<Fact> facts) {
  public static final String SCHEMA = "touchstone-trace/1";

  public Trace {
    threads = List.copyOf(threads);
    steps = List.copyOf(steps);
    tables = List.copyOf(tables);
    facts = List.copyOf(facts);
  }

  /** A trace of the current schema, without a proof. */
  public static Trace of(
      String title,
      String explanation,
      List<String> threads,
      List<Step> steps,
      List<Table> tables) {
    return new Trace(SCHEMA, title, explanation, threads, steps, tables, List.of());
  }

  /** The same trace with its violation as a short proof. */
  public Trace proved(List<Fact> proof) {
    return new Trace(schema, title, explanation, threads, steps, tables, proof);
  }

  /** What a step does. */
  public enum Kind {
    CALL,
    RETURN,
    READ,
    WRITE,
    UPDATE,
    FENCE,
    LOCK,
    UNLOCK,
    PARK,
    SWITCH
  }

  /**
   * One step of one thread.
   *
   * @param thread index into the trace's threads
   * @param operation the operation that it belongs to, such as {@code offer(3)}; empty outside of
   *     one
   * @param kind what it does
   * @param location the memory location or method; empty where there is none
   * @param value the value read, written or returned; empty where there is none
   * @param accessMode plain, opaque, acquire, release, volatile; empty where not known
   * @param readsFrom index of the step that wrote the value read; null where not known
   * @param file source file name; empty where not known
   * @param line source line; 0 where not known
   * @param note a remark for the reader; empty where there is none
   * @param caller where in the operation's own method the access was asked for, as {@code
   *     File.java:12}, if that is another place than the access; empty where not known
   * @param nanos when it happened, counted from some moment of the trace; null where not known
   */
  public record Step(
      int thread,
      String operation,
      Kind kind,
      String location,
      String value,
      String accessMode,
      @Nullable Integer readsFrom,
      String file,
      int line,
      String note,
      String caller,
      @Nullable Long nanos) {

    /** A step of which neither caller nor time is known. */
    public Step(
        int thread,
        String operation,
        Kind kind,
        String location,
        String value,
        String accessMode,
        @Nullable Integer readsFrom,
        String file,
        int line,
        String note) {
      this(
          thread,
          operation,
          kind,
          location,
          value,
          accessMode,
          readsFrom,
          file,
          line,
          note,
          "",
          null);
    }

    /** The call of an operation. */
    public static Step call(int thread, String operation) {
      return new Step(thread, operation, Kind.CALL, "", "", "", null, "", 0, "");
    }

    /** The return of an operation with its result. */
    public static Step returned(int thread, String operation, String value) {
      return new Step(thread, operation, Kind.RETURN, "", value, "", null, "", 0, "");
    }

    /** The same step with a remark. */
    public Step noted(String remark) {
      return new Step(
          thread,
          operation,
          kind,
          location,
          value,
          accessMode,
          readsFrom,
          file,
          line,
          remark,
          caller,
          nanos);
    }

    /** The same step, asked for at that place. */
    public Step calledAt(String place) {
      return new Step(
          thread,
          operation,
          kind,
          location,
          value,
          accessMode,
          readsFrom,
          file,
          line,
          note,
          place,
          nanos);
    }

    /** The same step at that time. */
    public Step at(long time) {
      return new Step(
          thread,
          operation,
          kind,
          location,
          value,
          accessMode,
          readsFrom,
          file,
          line,
          note,
          caller,
          time);
    }
  }

  /**
   * One line of a proof.
   *
   * @param text a sentence
   * @param step index of the step at which it is seen; null where there is none
   */
  public record Fact(String text, @Nullable Integer step) {}

  /** A table with a caption; each row has as many cells as the header. */
  public record Table(String caption, List<String> header, List<List<String>> rows) {
    public Table {
      header = List.copyOf(header);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }
}
