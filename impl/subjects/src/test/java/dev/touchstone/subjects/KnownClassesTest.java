package dev.touchstone.subjects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.contracts.queue.QueueUnderTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table of well-known classes. */
class KnownClassesTest {
  private final Map<String, String> table = KnownClasses.table();

  @Test
  void everyContractReadsBackInItsCanonicalForm() {
    table.forEach(
        (name, text) -> assertThat(Contracts.parse(text).text()).as(name).isEqualTo(text));
  }

  @Test
  void everyClassThatIsHereCanBeMadeAndHoldsWhatItsContractSays() {
    List<String> here =
        table.keySet().stream()
            .filter(KnownClassesTest::isHere)
            .filter(KnownClassesTest::isQueue)
            .toList();
    assertThat(here).hasSizeGreaterThanOrEqualTo(60);
    for (String name : here) {
      QueueSubject subject = (QueueSubject) new ForeignQueues().find(name, null).orElseThrow();
      QueueContract contract = subject.contract();
      int least = contract.minimumCapacity();
      QueueUnderTest queue = subject.create(least);
      int promised = Math.max(1, contract.rounding().round(least));
      for (int i = 0; i < promised; i++) {
        assertThat(queue.offer(i)).as("%s, element %d", name, i).isTrue();
      }
      if (contract.bounded() && contract.rounding().round(least) > 0) {
        assertThat(queue.offer(-1)).as("%s, one too many", name).isFalse();
      }
      assertThat(queue.poll()).as(name).isEqualTo(0);
    }
  }

  @Test
  void weakerDocumentationIsCited() {
    Contract jctools = KnownClasses.contract("org.jctools.queues.SpmcArrayQueue").orElseThrow();
    assertThat(jctools.claim("QUEUE-CALLBACK").note()).contains("assumed never to throw");
  }

  private static boolean isQueue(String name) {
    return KnownClasses.contract(name).orElseThrow() instanceof QueueContract;
  }

  private static boolean isHere(String name) {
    try {
      Class.forName(name, false, KnownClassesTest.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
