package dev.touchstone.contracts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.contracts.queue.Multiplicity;
import dev.touchstone.contracts.queue.QueueAttribute;
import dev.touchstone.contracts.queue.QueueContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContractsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "spsc-bounded",
        "spmc-bounded,offer=WAIT_FREE,poll=LOCK_FREE,size=EXACT,bytes=0",
        "mpmc-unbounded,memory=SEQUENTIAL,retention=NONE",
        "spmc-bounded,relaxed=QUEUE-CALLBACK:Javadoc of drain;QUEUE-EMPTY:Javadoc of poll"
      })
  void textIsReadBackAsTheSameContract(String text) {
    Contract contract = Contracts.parse(text);
    assertThat(contract.text()).isEqualTo(text);
    assertThat(Contracts.parse(contract.text())).isEqualTo(contract);
  }

  @Test
  void presetsSayWhoMayBeOnEachSide() {
    QueueContract spmc = (QueueContract) Contracts.parse("spmc-bounded");
    assertThat(spmc.producers()).isEqualTo(Multiplicity.ONE);
    assertThat(spmc.consumers()).isEqualTo(Multiplicity.MANY);
    QueueContract mpsc = (QueueContract) Contracts.parse("mpsc-unbounded");
    assertThat(mpsc.producers()).isEqualTo(Multiplicity.MANY);
    assertThat(mpsc.consumers()).isEqualTo(Multiplicity.ONE);
    assertThat(mpsc.bounded()).isFalse();
  }

  @Test
  void attributesEqualToThePresetsAreLeftOutOfTheText() {
    QueueContract contract = (QueueContract) Contracts.parse("spmc-bounded,offer=BLOCKING");
    assertThat(contract.text()).isEqualTo("spmc-bounded");
    assertThat(contract.with(QueueAttribute.OFFER, "wait_free").text())
        .isEqualTo("spmc-bounded,offer=WAIT_FREE");
  }

  @Test
  void whatIsNotKnownIsNamedWithWhatThereIs() {
    assertThatThrownBy(() -> Contracts.parse("spmc"))
        .isInstanceOf(ContractException.class)
        .hasMessageContaining("no contract preset 'spmc'")
        .hasMessageContaining("spmc-bounded");
    assertThatThrownBy(() -> Contracts.parse("spmc-bounded,speed=9"))
        .hasMessageContaining("no attribute 'speed'")
        .hasMessageContaining("rounding");
    assertThatThrownBy(() -> Contracts.parse("spmc-bounded,offer=SOON"))
        .hasMessageContaining("'offer' cannot be 'SOON'")
        .hasMessageContaining("WAIT_FREE");
    assertThatThrownBy(() -> Contracts.parse("spmc-bounded,minimum=few"))
        .hasMessageContaining("'minimum' cannot be 'few'");
    assertThatThrownBy(() -> Contracts.parse("spmc-bounded,offer"))
        .hasMessageContaining("attribute=value");
  }

  @Test
  void aContractBindsClaimsAsItsAttributesSay() {
    Contract contract = Contracts.parse("spmc-unbounded,relaxed=QUEUE-EMPTY:Javadoc of poll");
    assertThat(contract.claim("QUEUE-EMPTY").modality()).isEqualTo(Modality.RELAXED);
    assertThat(contract.claim("QUEUE-EMPTY").note()).isEqualTo("Javadoc of poll");
    assertThat(contract.claim("QUEUE-FULL").modality()).isEqualTo(Modality.UNTESTED);
    assertThat(contract.claim("QUEUE-FIFO").modality()).isEqualTo(Modality.REQUIRED);
    assertThat(Contracts.parse("spmc-bounded,baseline=x").claim("QUEUE-SPEED").modality())
        .isEqualTo(Modality.STOCHASTIC);
  }
}
