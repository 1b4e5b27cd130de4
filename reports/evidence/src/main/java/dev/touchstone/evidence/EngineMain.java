package dev.touchstone.evidence;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import java.nio.file.Path;
import java.util.List;

/** The entry of every engine's JVM: reads the request, finds the subjects, plans, runs, ends. */
public final class EngineMain {
  /** The exit code when the engine itself failed; what it had found stands in the evidence. */
  public static final int FAILED = 70;

  private EngineMain() {}

  /**
   * Runs an engine and ends the JVM, whatever threads the subjects left behind.
   *
   * @param arguments one: the path of the request file
   */
  @SuppressWarnings("CatchAndPrintStackTrace") // standard error is the engine's log
  public static void main(Engine engine, String[] arguments) {
    int status = 0;
    try {
      run(engine, EngineRequest.read(Path.of(arguments[0])), () -> end(0));
    } catch (Throwable t) {
      t.printStackTrace();
      status = FAILED;
    }
    end(status);
  }

  private static void end(int status) {
    System.out.flush();
    System.err.flush();
    Runtime.getRuntime().halt(status);
  }

  /** Runs an engine in this JVM. */
  public static void run(Engine engine, EngineRequest request) throws Exception {
    run(engine, request, () -> {});
  }

  private static void run(Engine engine, EngineRequest request, Runnable whenShown)
      throws Exception {
    Contract contract = request.contract().isEmpty() ? null : Contracts.parse(request.contract());
    List<Subject> subjects =
        request.subjects().stream().map(name -> Subjects.find(name, contract)).toList();
    run(new EngineRun(engine, request, subjects), engine, whenShown);
  }

  /** Runs an engine in this JVM on the given subjects. */
  public static void run(Engine engine, EngineRequest request, List<? extends Subject> subjects)
      throws Exception {
    run(new EngineRun(engine, request, subjects), engine, () -> {});
  }

  /**
   * @param whenShown called when the run's repetition has shown what it is to show
   */
  private static void run(EngineRun run, Engine engine, Runnable whenShown) throws Exception {
    run.whenShown(
        () -> {
          run.end();
          whenShown.run();
        });
    run.plan();
    engine.run(run);
    run.end();
  }
}
