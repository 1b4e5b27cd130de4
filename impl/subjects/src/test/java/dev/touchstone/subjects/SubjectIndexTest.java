package dev.touchstone.subjects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.Subjects;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The index, the providers and the catalogue of claims say the same. */
class SubjectIndexTest {

  @Test
  void theIndexThatTheBuildWroteAgreesWithTheProviders() throws IOException {
    assertThat(written()).isEqualTo(SubjectIndex.lines());
  }

  @Test
  void everyLineHasFiveColumnsAndAContractThatReadsBack() throws IOException {
    for (String line : written()) {
      String[] columns = line.split("\t", -1);
      assertThat(columns).hasSize(5);
      Subject subject = Subjects.find(columns[0], null);
      assertThat(Contracts.parse(columns[1])).isEqualTo(subject.contract());
      assertThat(Subjects.find(columns[0], subject.contract())).isSameAs(subject);
    }
  }

  @Test
  void theSpecimensAreTheControlsOfTheCatalogue() {
    List<String> controls =
        Contracts.catalogue().stream()
            .flatMap(claim -> claim.controls().stream())
            .map(Control::specimen)
            .toList();
    assertThat(new Specimens().subjects())
        .extracting(Subject::name)
        .containsExactlyInAnyOrderElementsOf(controls);
  }

  private static List<String> written() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            SubjectIndexTest.class.getResourceAsStream("/" + SubjectIndex.RESOURCE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
