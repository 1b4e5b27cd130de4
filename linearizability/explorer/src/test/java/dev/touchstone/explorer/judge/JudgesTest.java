package dev.touchstone.explorer.judge;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.OPAQUE;
import static dev.touchstone.explorer.AccessMode.PLAIN;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.model.Jamx;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each judge sees its fault and nothing where the fault is mended. */
class JudgesTest {

  /** Hands an element over through a flag; the data before it is plain. */
  private static Program handOver(AccessMode write, AccessMode read) {
    Program.Builder p = Program.named("hand-over");
    Location data = p.location("data", 0);
    Location flag = p.location("flag", 0);
    p.thread(
        m -> {
          m.call("put", 7L);
          m.write(data, 7, PLAIN);
          m.write(flag, 1, write);
          m.returned(true);
        });
    p.thread(
        m -> {
          m.call("take");
          boolean there = m.read(flag, read) == 1;
          m.returned(there ? 7L : null);
          if (there) {
            m.read(data, PLAIN);
          }
        });
    return p.build();
  }

  private static Verification.Result judge(Program program) {
    return Verification.of(
            Explorer.of(new Jamx()),
            new Publication("put", "take"),
            new Races(location -> location.name().equals("data")),
            new LoadBuffering())
        .run(program);
  }

  @ParameterizedTest
  @EnumSource(names = {"OPAQUE", "ACQUIRE"})
  void handOverNeedsReleaseAndAcquire(AccessMode read) {
    Verification.Result result = judge(handOver(RELEASE, read));
    long expected = read == ACQUIRE ? 0 : 2;
    assertThat(result.count(Fault.Kind.NOT_PUBLISHED)).isEqualTo(expected);
    assertThat(result.count(Fault.Kind.RACE)).isEqualTo(expected);
    assertThat(result.violating()).isEqualTo(expected);
    assertThat(judge(handOver(OPAQUE, ACQUIRE)).isViolated()).isTrue();
  }

  @Test
  void aRaceIsOneOnlyWhereItIsMeantNotToBe() {
    Verification.Result result =
        Verification.of(Explorer.of(new Jamx()), new Races(location -> false))
            .run(handOver(OPAQUE, OPAQUE));
    assertThat(result.holds()).isTrue();
  }

  @Test
  void loadBufferingIsAWarningAndNotAViolation() {
    Program.Builder p = Program.named("delayed read");
    Location data = p.location("data", 0);
    Location flag = p.location("flag", 0);
    p.thread(
        m -> {
          m.read(data, PLAIN);
          m.write(flag, 1, OPAQUE);
        });
    p.thread(
        m -> {
          if (m.read(flag, ACQUIRE) == 1) {
            m.write(data, 1, OPAQUE);
          }
        });
    Verification.Result result =
        Verification.of(Explorer.of(new Jamx()), new LoadBuffering()).run(p.build());
    assertThat(result.count(Fault.Kind.LOAD_BUFFERING_HAZARD)).isEqualTo(1);
    assertThat(result.warning()).isPresent();
    assertThat(result.holds()).isTrue();
  }

  @Test
  void anExceptionOfAThreadIsAFailure() {
    Program.Builder p = Program.named("throws");
    Location x = p.location("x", 0);
    p.thread(
        m -> {
          if (m.read(x, OPAQUE) == 1) {
            throw new IllegalStateException("seen");
          }
        });
    p.thread(m -> m.write(x, 1, OPAQUE));
    Verification.Result result =
        Verification.of(Explorer.of(new Jamx()), new Failures()).run(p.build());
    assertThat(result.violating()).isEqualTo(1);
    assertThat(result.smallest().orElseThrow().fault().text()).contains("seen");
  }
}
