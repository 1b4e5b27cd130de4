package dev.touchstone.storms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.pool.PoolClaims;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each pool with a defect that storms must notice is found out, for the claim that it breaks. */
@Tag("controls")
class PoolControlsTest {
  @TempDir Path directory;

  /** Every control of a pool whose letters name storms. */
  static Stream<Arguments> controls() {
    return PoolClaims.catalogue().stream()
        .flatMap(
            claim ->
                claim.controls().stream()
                    .filter(control -> control.engines().contains(EngineKind.STORMS))
                    .map(Control::specimen)
                    .map(specimen -> Arguments.of(specimen, claim.id())));
  }

  @Test
  void stormsNoticeSeven() {
    assertThat(controls()).hasSize(7);
    assertThat(PoolClaims.catalogue().stream().flatMap(claim -> claim.controls().stream()))
        .noneMatch(control -> control.later().contains(EngineKind.STORMS));
  }

  @ParameterizedTest
  @MethodSource("controls")
  void aSpecimenIsFoundOut(String specimen, String claim) throws Exception {
    List<String> evidence = Runs.evidence(specimen, "", Set.of(claim), directory, 17);
    assertThat(Runs.verdict(evidence, claim)).isEqualTo("VIOLATED");
    Path shown =
        directory.resolve(
            "counterexamples/" + specimen.replace(':', '_') + "/" + claim + "/storms");
    assertThat(Files.readString(shown.resolve("explanation.txt"))).isNotBlank();
    System.out.println(specimen + "\n" + Files.readString(shown.resolve("explanation.txt")));
  }
}
