package dev.touchstone.contracts.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Control;
import dev.touchstone.contracts.EngineKind;
import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.Modality;
import dev.touchstone.contracts.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The catalogue of claims on pools, and the contracts that bind them. */
class PoolClaimsTest {

  @Test
  void theCatalogueHasItsClaimsOnceEach() {
    List<String> ids = PoolClaims.catalogue().stream().map(Claim::id).toList();
    assertThat(ids).doesNotHaveDuplicates().hasSize(11).allMatch(id -> id.startsWith("POOL-"));
  }

  @Test
  void everyClaimHasAControlThatSomeEngineMustNoticeNowOrLater() {
    assertThat(PoolClaims.catalogue())
        .allSatisfy(
            claim ->
                assertThat(claim.controls())
                    .as(claim.id())
                    .isNotEmpty()
                    .allMatch(c -> !c.engines().isEmpty() || !c.later().isEmpty())
                    .allMatch(c -> c.specimen().startsWith("specimen:Pool")));
  }

  @Test
  void smallLettersAreEnginesToCome() {
    Control control = Control.of("specimen:PoolSlow", "slow", "Cjs");
    assertThat(control.engines()).containsExactly(EngineKind.CONFORMANCE);
    assertThat(control.later()).containsExactly(EngineKind.JMH, EngineKind.STORMS);
    Control other = Control.of("specimen:PoolX", "another", "S");
    Claim claim = new Claim("POOL-X", "", "", Modality.REQUIRED, "", List.of(control, other));
    assertThat(claim.enginesToCome()).containsExactly(EngineKind.JMH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pool-strict",
        "pool-relaxed,memory=SEQUENTIAL,take=WAIT_FREE,release=LOCK_FREE,clearing=true",
        "pool-relaxed,checked=true,bytes=0,baseline=touchstone:StampedLockArrayPool",
        "pool-relaxed,order=STRICT,relaxed=POOL-CAPACITY:Javadoc of release"
      })
  void textIsReadBackAsTheSameContract(String text) {
    Contract contract = Contracts.parse(text);
    assertThat(contract.text()).isEqualTo(text);
    assertThat(Contracts.parse(contract.text())).isEqualTo(contract);
  }

  @Test
  void attributesAreWhatTheTextSays() {
    PoolContract contract =
        (PoolContract) Contracts.parse("pool-strict,take=wait_free,bytes=8,checked=true");
    assertThat(contract.order()).isEqualTo(PoolOrder.STRICT);
    assertThat(contract.memoryOrder()).isEqualTo(MemoryOrder.HAPPENS_BEFORE);
    assertThat(contract.take()).isEqualTo(Progress.WAIT_FREE);
    assertThat(contract.release()).isEqualTo(Progress.BLOCKING);
    assertThat(contract.bytesPerOperation()).isEqualTo(8);
    assertThat(contract.checked()).isTrue();
    assertThat(contract.clearing()).isFalse();
    assertThat(contract.attributes()).containsEntry("take", "WAIT_FREE").hasSize(9);
  }

  @Test
  void claimsBindAsTheContractSays() {
    Contract bare = Contracts.parse("pool-relaxed");
    for (String claim : List.of("POOL-MISUSE", "POOL-SECRET", "POOL-ALLOC", "POOL-SPEED")) {
      assertThat(bare.claim(claim).modality()).as(claim).isEqualTo(Modality.UNTESTED);
      assertThat(bare.claim(claim).note()).isNotBlank();
    }
    Contract rich = Contracts.parse("pool-relaxed,clearing=true,checked=true,bytes=0,baseline=x");
    assertThat(rich.claims()).noneMatch(claim -> claim.modality() == Modality.UNTESTED);
    assertThat(rich.claim("POOL-DRIFT").modality()).isEqualTo(Modality.STOCHASTIC);
    assertThat(Contracts.parse("pool-strict,relaxed=POOL-CAPACITY:its page").claim("POOL-CAPACITY"))
        .extracting(Claim::modality)
        .isEqualTo(Modality.RELAXED);
  }

  @Test
  void whatIsNotKnownIsNamedWithWhatThereIs() {
    assertThatThrownBy(() -> Contracts.parse("pool-strict,speed=9"))
        .hasMessageContaining("no attribute 'speed'")
        .hasMessageContaining("clearing");
    assertThatThrownBy(() -> Contracts.parse("pool-strict,take=SOON"))
        .hasMessageContaining("'take' cannot be 'SOON'")
        .hasMessageContaining("WAIT_FREE");
    assertThatThrownBy(() -> Contracts.parse("pool-strict,bytes=few"))
        .hasMessageContaining("'bytes' cannot be 'few'");
  }
}
