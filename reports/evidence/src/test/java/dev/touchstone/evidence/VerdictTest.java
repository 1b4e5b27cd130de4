package dev.touchstone.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {

  @Test
  void theWorstOfThoseThatRanCounts() {
    assertThat(Verdict.worst(List.of(Verdict.HOLDS, Verdict.VIOLATED, Verdict.INCONCLUSIVE)))
        .isEqualTo(Verdict.VIOLATED);
    assertThat(Verdict.worst(List.of(Verdict.HOLDS, Verdict.INCONCLUSIVE)))
        .isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(Verdict.worst(List.of(Verdict.NOT_RUN, Verdict.HOLDS))).isEqualTo(Verdict.HOLDS);
    assertThat(Verdict.worst(List.of(Verdict.NOT_RUN))).isEqualTo(Verdict.NOT_RUN);
  }

  @Test
  void nothingAtAllIsNeverHolds() {
    assertThat(Verdict.worst(List.of())).isEqualTo(Verdict.NOT_RUN);
  }

  @Test
  void theRuleOfThreeNeverClaimsMoreThanOneInOne() {
    assertThat(Strength.ruleOfThree(0)).isEqualTo(1.0);
    assertThat(Strength.ruleOfThree(1)).isEqualTo(1.0);
    assertThat(Strength.ruleOfThree(3_000_000)).isEqualTo(1e-6);
  }
}
