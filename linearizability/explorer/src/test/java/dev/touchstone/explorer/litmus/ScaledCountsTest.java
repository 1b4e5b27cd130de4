package dev.touchstone.explorer.litmus;

import static dev.touchstone.explorer.AccessMode.ACQUIRE;
import static dev.touchstone.explorer.AccessMode.RELEASE;
import static dev.touchstone.explorer.AccessMode.VOLATILE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.explorer.Execution;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.model.Rc11;
import dev.touchstone.explorer.model.SequentialConsistency;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers of executions of larger programs under SC and RC11, as GenMC's tests expect them. */
class ScaledCountsTest {

  private static Arguments row(String name, Program program, long sc, long rc11) {
    return Arguments.of(name, program, sc, rc11);
  }

  static Stream<Arguments> small() {
    return Stream.of(
        row("CoA(1)", ScaledPrograms.coa(0), 4, 4),
        row("CoA(2)", ScaledPrograms.coa(1), 15, 16),
        row("CoA(3)", ScaledPrograms.coa(2), 130, 144),
        row("N-writers(5)", ScaledPrograms.writersAndReader(5), 720, 720),
        row("ainc(5)", ScaledPrograms.increments(5, 1), 120, 120),
        row("ainc(6)", ScaledPrograms.increments(6, 1), 720, 720),
        row("ainc(7)", ScaledPrograms.increments(7, 1), 5040, 5040),
        row("binc(2)", ScaledPrograms.increments(2, 2), 4, 4),
        row("binc(3)", ScaledPrograms.increments(3, 2), 36, 36),
        row("binc(4)", ScaledPrograms.increments(4, 2), 576, 576),
        row("cinc(3)", ScaledPrograms.increments(3, 3), 216, 216),
        row("cinc(4)", ScaledPrograms.increments(4, 3), 13824, 13824),
        row("casrot(2)", ScaledPrograms.casRotation(2), 2, 2),
        row("casrot(3)", ScaledPrograms.casRotation(3), 5, 5),
        row("casrot(4)", ScaledPrograms.casRotation(4), 14, 14),
        row("casrot(5)", ScaledPrograms.casRotation(5), 43, 43),
        row("casrot(6)", ScaledPrograms.casRotation(6), 144, 144),
        row("casrot(7)", ScaledPrograms.casRotation(7), 523, 523),
        row("casrot(8)", ScaledPrograms.casRotation(8), 2048, 2048),
        row("casrot(9)", ScaledPrograms.casRotation(9), 8597, 8597),
        row("casw(2)", ScaledPrograms.casThenWrite(2), 6, 6),
        row("casw(3)", ScaledPrograms.casThenWrite(3), 66, 66),
        row("casw(4)", ScaledPrograms.casThenWrite(4), 1200, 1200),
        row("casw(5)", ScaledPrograms.casThenWrite(5), 32880, 32880),
        row("wcas(5)", ScaledPrograms.writeAndCas(5), 81, 81),
        row("wcas(9)", ScaledPrograms.writeAndCas(9), 2305, 2305),
        row("lastzero(5)", ScaledPrograms.lastZero(5), 64, 64),
        row("lastzero(10)", ScaledPrograms.lastZero(10), 3328, 3328),
        row("readers(8)", ScaledPrograms.readers(8), 256, 256),
        row("readers(13)", ScaledPrograms.readers(13), 8192, 8192),
        row("rw(3)", ScaledPrograms.readThenWrite(3), 36, 36),
        row("rw(4)", ScaledPrograms.readThenWrite(4), 576, 576),
        row("wainc(4)", ScaledPrograms.writeAndIncrements(4), 120, 120),
        row("peterson", ScaledPrograms.peterson(ACQUIRE, RELEASE), 4, 22),
        row("peterson-sc", ScaledPrograms.peterson(VOLATILE, VOLATILE), 4, 4),
        row("szymanski", ScaledPrograms.szymanski(), 6, 6),
        row("dekker", ScaledPrograms.dekker(), 3, 3),
        row("lockinc(5)", ScaledPrograms.lockedIncrements(5), 120, 120),
        row("lockinc(6)", ScaledPrograms.lockedIncrements(6), 720, 720),
        row("publish", ScaledPrograms.publish(), 42, 42));
  }

  static Stream<Arguments> large() {
    return Stream.of(
        row("CoA(5)", ScaledPrograms.coa(4), 49_776, 57_600),
        row("lastzero(15)", ScaledPrograms.lastZero(15), 147_456, 147_456),
        row("big0", ScaledPrograms.big(7, 3), 69_112, 82_472),
        row("fib_bench", ScaledPrograms.fibonacci(), 218_243, 525_630),
        row("big1", ScaledPrograms.big(8, 6), 1_820_474, 2_950_753));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("small")
  void countAgrees(String name, Program program, long sc, long rc11) {
    compare(program, new SequentialConsistency(), sc);
    compare(program, Rc11.asInGenmc(), rc11);
  }

  @Tag("full")
  @ParameterizedTest(name = "{0}")
  @MethodSource("large")
  void largeCountAgrees(String name, Program program, long sc, long rc11) {
    compare(program, new SequentialConsistency(), sc);
    compare(program, Rc11.asInGenmc(), rc11);
  }

  private static void compare(Program program, MemoryModel model, long expected) {
    Exploration found = Explorer.of(model).explore(program, execution -> failsNowhere(execution));
    assertThat(found.complete()).as(model.name()).isEqualTo(expected);
    assertThat(found.isExhausted()).isTrue();
  }

  private static boolean failsNowhere(Execution execution) {
    return execution.failure().isEmpty();
  }
}
