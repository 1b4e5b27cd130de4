package dev.touchstone.conformance;

import dev.touchstone.evidence.Trace;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A call that did not return.
 *
 * @param setting what was being done
 * @param steps the calls up to the one that hangs, which has no return
 * @param stack where the thread was when the watchdog gave up
 * @param seconds how long it was waited for
 */
public record Hang(
    String setting, List<Trace.Step> steps, List<StackTraceElement> stack, long seconds) {
  public Hang {
    steps = List.copyOf(steps);
    stack = List.copyOf(stack);
  }

  /** The innermost call that has not returned. */
  public String call() {
    int open = 0;
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (steps.get(i).kind() == Trace.Kind.RETURN) {
        open++;
      } else if (open-- == 0) {
        return steps.get(i).operation();
      }
    }
    return "the call";
  }

  /** One sentence without a full stop. */
  public String reason() {
    return call() + " did not return within " + seconds + " s, with no other thread involved";
  }

  /** What there is to show: the calls, and the stack. */
  public Trace trace(String title) {
    List<List<String>> frames =
        stack.stream()
            .filter(
                frame -> !frame.getClassName().startsWith(Watchdog.class.getPackageName() + "."))
            .map(frame -> List.of(frame.toString()))
            .toList();
    return Trace.of(
        title,
        setting
            + ". One thread made these calls, one after the other; the last one never returned: "
            + reason()
            + ". It stands at "
            + frames.stream().findFirst().map(f -> f.get(0)).orElse("an unknown place")
            + ".",
        List.of("caller"),
        steps,
        List.of(new Trace.Table("Stack of the thread that hangs", List.of("frame"), frames)));
  }

  static Hang of(Journal journal, StackTraceElement[] stack, long seconds) {
    return new Hang(journal.setting(), journal.steps(), Arrays.asList(stack), seconds);
  }

  @Override
  public String toString() {
    return reason() + stack.stream().map(f -> "\n  at " + f).collect(Collectors.joining());
  }
}
