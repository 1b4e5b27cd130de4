package dev.touchstone.races;

import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.Subject;
import dev.touchstone.evidence.Engine;
import dev.touchstone.evidence.EngineMain;
import dev.touchstone.evidence.EngineRun;
import dev.touchstone.evidence.Finding;
import dev.touchstone.races.launch.Launcher;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The jcstress engine. It sees what the JVM's compilers and the processor really do; it cannot see
 * more actors than cores, and on x86-64 no reordering by the processor but of a store with a later
 * load.
 */
public final class RacesEngine implements Engine {
  private static final List<RaceCheck> CHECKS = RaceCheck.all();

  /**
   * Runs the engine as a process of its own.
   *
   * @param arguments one: the path of the request file
   */
  public static void main(String[] arguments) {
    EngineMain.main(new RacesEngine(), arguments);
  }

  @Override
  public String name() {
    return EngineKind.JCSTRESS.engineName();
  }

  @Override
  public String version() {
    String version = Launcher.class.getPackage().getImplementationVersion();
    return "jcstress 0.16" + (version == null ? "" : ", " + version);
  }

  @Override
  public List<RaceCheck> checks() {
    return CHECKS;
  }

  @Override
  public void run(EngineRun run) throws Exception {
    int cores = Runtime.getRuntime().availableProcessors();
    if (cores < Launcher.ACTORS) {
      skip(run, "two actors need two cores, and this machine has " + cores);
      return;
    }
    Optional<Launcher> launcher =
        Launcher.open(run.budget().jcstress(), run.request().workDirectory());
    if (launcher.isEmpty()) {
      skip(run, "jcstress sees no way to run two actors at once on this machine");
      return;
    }
    for (Subject subject : run.subjects()) {
      if (CHECKS.stream().anyMatch(check -> !run.applicable(check, subject).isEmpty())) {
        race(run, subject, launcher.get());
      }
    }
  }

  private static void race(EngineRun run, Subject subject, Launcher launcher) throws IOException {
    SubjectRaces races = new SubjectRaces(run, subject, CHECKS);
    Thread hook = new Thread(races::interrupted, "races-interrupted");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      races.run(launcher);
    } finally {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  private static void skip(EngineRun run, String reason) {
    for (Subject subject : run.subjects()) {
      for (RaceCheck check : CHECKS) {
        for (String claim : run.applicable(check, subject)) {
          run.report(subject, check, Finding.notRun(claim, reason), Instant.now());
        }
      }
    }
  }
}
