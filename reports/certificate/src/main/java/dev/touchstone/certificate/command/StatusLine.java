package dev.touchstone.certificate.command;

import dev.touchstone.certificate.launch.JvmOutcome;
import dev.touchstone.certificate.launch.Launch;
import dev.touchstone.certificate.launch.Progress;
import dev.touchstone.evidence.Evidence;
import java.io.Console;
import java.io.PrintWriter;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Progress on a terminal: below the lines that stay, one that is written anew every second, with
 * what runs and how long it may still take. It uses no colour and no other control than a carriage
 * return, so there is nothing for NO_COLOR to turn off.
 */
final class StatusLine implements Progress {
  private static final int WIDTH = 79;

  private final PrintWriter err;
  private final Progress lines;
  private final List<String> engines;
  private int checks;
  private long shownSecond;
  private boolean shown;

  /**
   * @param engines in the order in which they run
   */
  StatusLine(PrintWriter err, Progress lines, List<String> engines) {
    this.err = err;
    this.lines = lines;
    this.engines = List.copyOf(engines);
  }

  /** For people who look on: a status line on a terminal, plain lines elsewhere. */
  static Progress of(PrintWriter err, List<String> engines) {
    ProgressLines lines = new ProgressLines(err);
    return isTerminal() ? new StatusLine(err, lines, engines) : lines;
  }

  /** From Java 22 on there is a console without a terminal too, which it says if asked. */
  @SuppressWarnings("SystemConsoleNull") // before Java 22, null is what tells
  private static boolean isTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      Method method = Console.class.getMethod("isTerminal");
      return Boolean.TRUE.equals(method.invoke(console));
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  @Override
  public void started(Launch launch) {
    checks = 0;
    shownSecond = -1;
    clear();
    lines.started(launch);
  }

  @Override
  public void found(Evidence evidence) {
    checks++;
    clear();
    lines.found(evidence);
  }

  @Override
  public void skipped(Launch launch, String reason) {
    clear();
    lines.skipped(launch, reason);
  }

  @Override
  public void ended(Launch launch, JvmOutcome outcome) {
    clear();
    lines.ended(launch, outcome);
  }

  @Override
  public void running(Launch launch, Duration elapsed, Duration limit) {
    if (elapsed.toSeconds() == shownSecond) {
      return;
    }
    shownSecond = elapsed.toSeconds();
    int place = engines.indexOf(launch.engine());
    List<String> rest = place < 0 ? List.of() : engines.subList(place + 1, engines.size());
    String text =
        String.format(
            Locale.ROOT,
            "  %s: %d checks, %s, at most %s more%s",
            launch.engine(),
            checks,
            clock(elapsed),
            clock(limit.minus(elapsed)),
            rest.isEmpty() ? "" : "; then " + String.join(", ", rest));
    String fitting = text.length() > WIDTH ? text.substring(0, WIDTH - 1) + "…" : text;
    err.print("\r" + fitting + " ".repeat(WIDTH - fitting.length()));
    err.flush();
    shown = true;
  }

  private void clear() {
    if (shown) {
      err.print("\r" + " ".repeat(WIDTH) + "\r");
      err.flush();
      shown = false;
    }
  }

  private static String clock(Duration duration) {
    long seconds = Math.max(0, duration.toSeconds());
    return seconds < 60
        ? seconds + " s"
        : String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60);
  }
}
