package dev.touchstone.contracts.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Modality;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The catalogue of claims on key sets, and the contracts that bind them. */
class KeysClaimsTest {

  @Test
  void theCatalogueHasItsClaimsOnceEach() {
    List<String> ids = KeysClaims.catalogue().stream().map(Claim::id).toList();
    assertThat(ids).doesNotHaveDuplicates().hasSize(11).allMatch(id -> id.startsWith("KEYS-"));
  }

  @Test
  void everyClaimHasAControlThatSomeEngineMustNoticeNowOrLater() {
    assertThat(KeysClaims.catalogue())
        .allSatisfy(
            claim ->
                assertThat(claim.controls())
                    .as(claim.id())
                    .isNotEmpty()
                    .allMatch(c -> !c.engines().isEmpty() || !c.later().isEmpty())
                    .allMatch(c -> c.specimen().startsWith("specimen:Keys")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "keys-strong",
        "keys-per-key,memory=SEQUENTIAL,cost=CHANGES,shrinking=true",
        "keys-strong,level=PER_KEY,bytes=0,baseline=touchstone:RebuildingKeySet",
        "keys-strong,relaxed=KEYS-COUNT:Javadoc of select"
      })
  void textIsReadBackAsTheSameContract(String text) {
    Contract contract = Contracts.parse(text);
    assertThat(contract.text()).isEqualTo(text);
    assertThat(Contracts.parse(contract.text())).isEqualTo(contract).hasSameHashCodeAs(contract);
    assertThat(contract.family()).isEqualTo("keys");
  }

  @Test
  void attributesAreWhatTheTextSays() {
    KeysContract contract = (KeysContract) Contracts.parse("keys-per-key,cost=changes,bytes=8");
    assertThat(contract.level()).isEqualTo(KeysLevel.PER_KEY);
    assertThat(contract.cost()).isEqualTo(KeysCost.CHANGES);
    assertThat(contract.shrinking()).isFalse();
    assertThat(contract.bytesPerOperation()).isEqualTo(8);
    assertThat(contract.attributes()).containsEntry("cost", "CHANGES").hasSize(7);
    assertThat(contract).isNotEqualTo(Contracts.parse("keys-strong,cost=changes,bytes=8"));
  }

  @Test
  void claimsBindAsTheContractSays() {
    Contract bare = Contracts.parse("keys-strong");
    assertThat(bare.claim("KEYS-ALLOC").modality()).isEqualTo(Modality.UNTESTED);
    assertThat(bare.claim("KEYS-SPEED").modality()).isEqualTo(Modality.UNTESTED);
    Contract rich =
        Contracts.parse("keys-strong,bytes=0,baseline=x,relaxed=KEYS-COUNT:Javadoc of select");
    assertThat(rich.claims()).noneMatch(claim -> claim.modality() == Modality.UNTESTED);
    assertThat(rich.claim("KEYS-SPEED").modality()).isEqualTo(Modality.STOCHASTIC);
    assertThat(rich.claim("KEYS-COUNT").note()).isEqualTo("Javadoc of select");
  }

  @Test
  void whatIsNotKnownIsNamedWithWhatThereIs() {
    assertThatThrownBy(() -> Contracts.parse("keys-strong,speed=9"))
        .hasMessageContaining("no attribute 'speed'")
        .hasMessageContaining("shrinking");
    assertThatThrownBy(() -> Contracts.parse("keys-strong,cost=LOW"))
        .hasMessageContaining("'cost' cannot be 'LOW'")
        .hasMessageContaining("CHANGES");
  }
}
