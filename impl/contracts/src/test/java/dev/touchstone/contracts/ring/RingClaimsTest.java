package dev.touchstone.contracts.ring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.CapacityRounding;
import dev.touchstone.contracts.queue.Multiplicity;
import org.junit.jupiter.api.Test;

/** The catalogue of claims on ring buffers, and their contracts. */
class RingClaimsTest {

  @Test
  void theCatalogueHasThreeClaimsEachWithAControlForNow() {
    assertThat(RingClaims.catalogue())
        .extracting(Claim::id)
        .containsExactly("RING-BACKPRESSURE", "RING-TERMINAL", "RING-RELEASE");
    assertThat(RingClaims.catalogue())
        .allSatisfy(claim -> assertThat(claim.engines()).as(claim.id()).isNotEmpty());
  }

  @Test
  void aContractIsReadBackFromItsText() {
    String text = "ring-spmc,memory=SEQUENTIAL,rounding=POWER_OF_TWO";
    RingContract contract = (RingContract) Contracts.parse(text);
    assertThat(contract.text()).isEqualTo(text);
    assertThat(contract.consumers()).isEqualTo(Multiplicity.MANY);
    assertThat(contract.memoryOrder()).isEqualTo(MemoryOrder.SEQUENTIAL);
    assertThat(contract.rounding()).isEqualTo(CapacityRounding.POWER_OF_TWO);
    assertThat(Contracts.parse(contract.text())).isEqualTo(contract).hasSameHashCodeAs(contract);
    assertThat(((RingContract) Contracts.parse("ring-spsc")).consumers())
        .isEqualTo(Multiplicity.ONE);
    assertThatThrownBy(() -> Contracts.parse("ring-spmc,size=EXACT"))
        .hasMessageContaining("no attribute 'size'");
    assertThatThrownBy(() -> Contracts.parse("ring-spmc,memory=WEAK"))
        .hasMessageContaining("HAPPENS_BEFORE");
  }
}
