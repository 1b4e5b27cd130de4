package dev.touchstone.contracts.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Claim;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueueClaimsTest {

  @Test
  void theCatalogueHasItsClaimsOnceEach() {
    List<String> ids = QueueClaims.catalogue().stream().map(Claim::id).toList();
    assertThat(ids).doesNotHaveDuplicates().hasSize(17);
    assertThat(ids).allMatch(id -> id.startsWith("QUEUE-"));
  }

  @Test
  void everyClaimThatCanBeTriedHasAControl() {
    assertThat(QueueClaims.catalogue().stream().filter(c -> c.controls().isEmpty()).map(Claim::id))
        .as("blocking queues come later")
        .containsExactly("QUEUE-BLOCKING");
  }

  @Test
  void everyControlNamesAnEngine() {
    assertThat(QueueClaims.catalogue().stream().flatMap(c -> c.controls().stream()))
        .allMatch(control -> !control.engines().isEmpty())
        .allMatch(control -> control.specimen().startsWith("specimen:"));
  }
}
