package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.SampleRun;
import dev.touchstone.certificate.fake.FakeBundle;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Evidence;
import dev.touchstone.evidence.JsonWriter;
import dev.touchstone.evidence.Replay;
import dev.touchstone.evidence.ReplayFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each wrong request gets one clear sentence and exit code 2. */
class BadInputTest {
  private static final String ENGINES = "touchstone.engines";

  @TempDir private Path temporary = Path.of("");

  @BeforeEach
  void engines() throws IOException {
    System.setProperty(ENGINES, FakeBundle.write(temporary.resolve("engines")).toString());
    Files.writeString(temporary.resolve("text.jar"), "not a zip");
    Files.writeString(temporary.resolve("other.json"), "{}");
    Files.writeString(temporary.resolve("text.json"), "text");
    replay("lincheck.json", "touchstone:Fake", "lincheck", Replay.Kind.RESEARCH);
    replay("gone.json", "touchstone:Gone", "conformance", Replay.Kind.DETERMINISTIC);
    Path written =
        Written.certificate(
                temporary.resolve("written"),
                SampleRun.on(SampleRun.FOREIGN).holds("lincheck", QueueClaims.FIFO).log())
            .root();
    Files.copy(written.resolve("certificate.json"), temporary.resolve("certificate.json"));
    Files.writeString(Files.createDirectory(temporary.resolve("full")).resolve("x"), "mine");
  }

  @AfterEach
  void noEngines() {
    System.clearProperty(ENGINES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                                    | A command is missing
          lst                                                   | There is no command 'lst'; did you mean 'list'?
          controls-of-mine                                      | There are: list, certify, report, compare, verify,
          certify                                               | Nothing is named to be certified
          certify touchstone:Fke                                | did you mean 'touchstone:Fake'?
          certify com.example.Queue                             | A class of an artifact needs --artifact or --jar
          certify --references --engine conformanc              | did you mean 'conformance'?
          certify --references --claim QUEUE-FUL                | did you mean 'QUEUE-FULL'?
          certify --references --budget quik                    | did you mean 'quick'?
          certify --references --bugdet quick                   | Unknown option: '--bugdet'
          certify --references --seed x                         | '--seed'
          certify --references --contract spmc-bounded          | --contract is for foreign classes
          certify --references --jar TMP/text.jar               | An artifact is named, but no class of it
          certify x.Y --jar TMP/missing.jar                     | There is no file
          certify x.Y --jar TMP/text.jar --contract spmc-bonded | Did you mean 'spmc-bounded'?
          certify x.Y --jar TMP/text.jar                        | is not a jar
          certify x.Y --artifact a:b                            | is not of the form group:artifact:version
          certify x.Y --artifact a:b:1 --jar TMP/text.jar       | exclude one another
          certify --references --add-opens java.base/sun.nio.ch | --add-opens is for foreign classes
          certify x.Y --jar TMP/text.jar --add-opens java.base                  | is not MODULE/PACKAGE
          certify x.Y --jar TMP/text.jar --add-opens java.bse/x | This JDK has no module 'java.bse'
          certify x.Y --jar TMP/text.jar --add-opens java.base/x | has no package 'x'
          certify --references specimen:SpmcSlow                | There is no subject 'specimen:SpmcSlow'
          certify --references --out TMP/full                   | was not written by Touchstone
          certify --references --baseline TMP/missing.json      | cannot be read as a certificate
          certify --references --json --annotations             | exclude one another on standard output
          report TMP/full                                       | There is no certificate in
          verify TMP/missing.json --jar TMP/text.jar            | cannot be read as a certificate
          verify TMP/other.json --jar TMP/text.jar              | is no certificate of Touchstone
          verify TMP/certificate.json --jar TMP/text.jar        | is not a jar
          verify TMP/certificate.json --jar TMP/missing.jar     | There is no file
          verify TMP/certificate.json                           | by --jar or by --artifact
          compare TMP/certificate.json                          | Missing required parameter: 'B'
          compare TMP/certificate.json TMP/missing.json         | cannot be read as a certificate
          compare TMP/certificate.json a:b:1                    | are not of one kind
          compare TMP/text.jar TMP/missing.jar                  | name them by --subject
          compare TMP/full TMP/full --subject x.Y               | are for artifacts
          explore touchstone:Fake                               | Missing required option: '--claim=ID'
          explore touchstone:Fake --claim QUEUE-FUL             | did you mean 'QUEUE-FULL'?
          explore touchstone:Fake --claim POOL-LENGTH           | POOL-LENGTH is not of it
          explore touchstone:Fake --claim QUEUE-ALLOC           | None of the engines that must notice
          explore touchstone:Fke --claim QUEUE-FULL             | did you mean 'touchstone:Fake'?
          explore touchstone:Fake --claim QUEUE-FULL --shrink -1 | no time of -1 seconds
          replay TMP/missing                                    | There is no file
          replay TMP/full                                       | its replay.json is missing
          replay TMP/other.json                                 | is not of the form touchstone-replay/1
          replay TMP/text.json                                  | cannot be read as a replay file
          replay TMP/lincheck.json                              | does not carry the engine 'lincheck'
          replay TMP/lincheck.json --debug                      | breakpoints would change what happens
          replay TMP/lincheck.json --debug-port 5005            | unless there is --debug
          replay TMP/lincheck.json --runs 0                     | at least once, not 0 times
          replay TMP/lincheck.json --jar x --artifact a:b:1     | exclude one another
          replay TMP/gone.json --debug                          | needs to know where the failing execution begins
          replay TMP/gone.json                                  | There is no subject 'touchstone:Gone'
          """)
  void sentence(String line, String expected) {
    String text = line.replace("TMP", temporary.toString());
    refused(expected, text.isEmpty() ? new String[0] : text.split(" "));
  }

  @Test
  void optionWithoutItsValue() {
    refused("--out", "certify", "--references", "--out");
  }

  private void replay(String name, String subject, String engine, Replay.Kind kind)
      throws IOException {
    ReplayFile file =
        new ReplayFile(
            ReplayFile.SCHEMA,
            new Evidence.SubjectId(subject, "", "", ""),
            "spmc-bounded",
            QueueClaims.FULL,
            engine,
            "a-check",
            kind,
            "",
            Budget.QUICK,
            1,
            "",
            "it was refused");
    Files.writeString(temporary.resolve(name), JsonWriter.write(file));
  }

  private static void refused(String expected, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.execute(new PrintWriter(out), new PrintWriter(err), arguments);
    assertThat(err.toString())
        .startsWith("touchstone: ")
        .contains(expected)
        .doesNotContain("\tat ");
    assertThat(err.toString().lines().count()).isLessThanOrEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(exitCode).isEqualTo(2);
  }
}
