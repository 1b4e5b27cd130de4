package dev.touchstone.selector;

import static java.nio.channels.SelectionKey.OP_ACCEPT;
import static java.nio.channels.SelectionKey.OP_CONNECT;
import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.ClosedSelectorException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the interface says, case by case, of each set. */
class SelectorKeySetTest {

  static Stream<Function<Wakeup, SelectorKeySet>> sets() {
    return Stream.of(ArrayKeySet::new, RebuildingKeySet::new);
  }

  static Stream<SelectorKeySet> empty() {
    return sets().map(set -> set.apply(Wakeup.NONE));
  }

  @ParameterizedTest
  @MethodSource("empty")
  void theViewHasWhoReadsAndWhoWritesAsRanges(SelectorKeySet set) {
    int[] wanted = {
      OP_READ, OP_WRITE, 0, OP_READ | OP_WRITE, OP_ACCEPT, OP_CONNECT, OP_CONNECT | OP_READ
    };
    for (int i = 0; i < wanted.length; i++) {
      set.register(10 + i, wanted[i], null);
    }
    KernelView view = set.prepare();
    assertThat(view.count()).isEqualTo(6);
    assertThat(range(view, 0, view.bothTo())).containsExactlyInAnyOrder(11, 13, 15, 16);
    assertThat(range(view, view.bothFrom(), view.count()))
        .containsExactlyInAnyOrder(10, 13, 14, 16);
    assertThat(map(view)).isEqualTo(Map.of(10, 1, 11, 4, 13, 5, 14, 16, 15, 8, 16, 9));
    set.finish();
  }

  @ParameterizedTest
  @MethodSource("empty")
  void aViewDoesNotMoveWhileASelectionIsInProgress(SelectorKeySet set) {
    List<SelectorKey> keys = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      keys.add(set.register(i, OP_READ, null));
    }
    KernelView view = set.prepare();
    Map<Integer, Integer> before = map(view);
    set.cancel(keys.get(0));
    set.interest(keys.get(1), OP_WRITE);
    set.interest(keys.get(2), 0);
    SelectorKey again = set.register(0, OP_READ | OP_WRITE, null);
    assertThat(map(view)).isEqualTo(before);
    int[] ready = {1, 1, 1, 1, 1};
    assertThat(set.process(ready, 5)).isEqualTo(4);
    assertThat(selected(set)).doesNotContain(keys.get(0), again).hasSize(4);
    set.finish();
    assertThat(map(set.prepare())).isEqualTo(Map.of(0, 5, 1, 4, 3, 1, 4, 1));
    set.finish();
  }

  @ParameterizedTest
  @MethodSource("empty")
  void readyOperationsAccumulateUntilTheKeyIsTakenOut(SelectorKeySet set) {
    SelectorKey key = set.register(3, OP_READ | OP_WRITE, "it");
    assertThat(select(set, OP_READ)).isEqualTo(1);
    assertThat(select(set, OP_READ)).isZero();
    assertThat(select(set, OP_WRITE | OP_ACCEPT)).isEqualTo(1);
    assertThat(key.readyOps()).isEqualTo(OP_READ | OP_WRITE);
    assertThat(set.deselect(key)).isTrue();
    assertThat(set.deselect(key)).isFalse();
    assertThat(select(set, OP_WRITE)).isEqualTo(1);
    assertThat(key.readyOps()).isEqualTo(OP_WRITE);
    assertThat(key.attachment()).isEqualTo("it");
  }

  @ParameterizedTest
  @MethodSource("empty")
  void aCancelledKeyLeavesAndIsNotSelected(SelectorKeySet set) {
    SelectorKey key = set.register(3, OP_READ, null);
    select(set, OP_READ);
    assertThat(set.cancel(key)).isTrue();
    assertThat(set.cancel(key)).isFalse();
    assertThat(key.isValid()).isFalse();
    assertThat(set.keys()).isEmpty();
    assertThat(set.selectedCount()).as("until the owner's next step").isEqualTo(1);
    set.prepare();
    assertThat(set.selectedCount()).isZero();
    set.finish();
    assertThatThrownBy(() -> set.interest(key)).isInstanceOf(CancelledKeyException.class);
    assertThatThrownBy(() -> set.interestOr(key, 1)).isInstanceOf(CancelledKeyException.class);
  }

  @ParameterizedTest
  @MethodSource("empty")
  void anActionMayCancelAndRegisterAndThrow(SelectorKeySet set) {
    List<SelectorKey> keys = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      keys.add(set.register(i, OP_READ, null));
    }
    set.prepare();
    set.process(new int[] {1, 1, 1, 1}, 4);
    set.finish();
    List<SelectorKey> handed = new ArrayList<>();
    assertThatThrownBy(
            () ->
                set.takeSelected(
                    key -> {
                      handed.add(key);
                      keys.stream().filter(k -> k.descriptor() < 2).forEach(set::cancel);
                      if (handed.size() == 2) {
                        throw new IllegalStateException("enough");
                      }
                      set.register(20, OP_READ, null);
                    }))
        .hasMessage("enough");
    assertThat(handed).hasSize(2);
    set.takeSelected(handed::add);
    assertThat(handed).doesNotHaveDuplicates().contains(keys.get(2), keys.get(3));
    assertThat(handed.stream().filter(k -> k.descriptor() < 2).count()).isLessThan(2);
    assertThat(set.keys()).hasSize(3);
  }

  @ParameterizedTest
  @MethodSource("sets")
  void aWakeupEndsOneSelectionWheneverItComes(Function<Wakeup, SelectorKeySet> sets) {
    int[] level = new int[1];
    SelectorKeySet set =
        sets.apply(
            new Wakeup() {
              @Override
              public void signal() {
                level[0]++;
              }

              @Override
              public void drain() {
                level[0]--;
              }
            });
    set.wakeup();
    set.wakeup();
    assertThat(set.isWoken()).isTrue();
    assertThat(level[0]).isEqualTo(1);
    set.prepare();
    set.wakeup();
    assertThat(set.finish()).isTrue();
    assertThat(level[0]).isZero();
    set.prepare();
    assertThat(set.isWoken()).isFalse();
    set.wakeup();
    assertThat(set.finish()).isTrue();
    set.prepare();
    assertThat(set.finish()).isFalse();
    assertThat(level[0]).isZero();
  }

  @ParameterizedTest
  @MethodSource("empty")
  void closingEndsTheSelectionInProgress(SelectorKeySet set) {
    SelectorKey key = set.register(1, OP_READ, null);
    select(set, OP_READ);
    set.prepare();
    set.close();
    set.close();
    assertThat(set.isWoken()).isTrue();
    assertThat(set.process(new int[] {1}, 1)).isZero();
    assertThat(set.finish()).isTrue();
    assertThat(set.selectedCount()).isZero();
    assertThat(set.keys()).isEmpty();
    assertThat(key.isValid()).isFalse();
    assertThat(set.cancel(key)).isFalse();
    assertThatThrownBy(set::prepare).isInstanceOf(ClosedSelectorException.class);
    assertThatThrownBy(() -> set.register(2, 1, null)).isInstanceOf(ClosedSelectorException.class);
  }

  @ParameterizedTest
  @MethodSource("empty")
  void misuseIsRefusedAndChangesNothing(SelectorKeySet set) {
    SelectorKey key = set.register(1, OP_READ, null);
    SelectorKey foreign = new ArrayKeySet().register(1, OP_READ, null);
    assertThatThrownBy(() -> set.register(1, OP_READ, null))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("descriptor 1");
    assertThatThrownBy(() -> set.register(-1, OP_READ, null))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> set.register(2, 2, null)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> set.interest(key, 64)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> set.cancel(foreign)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> set.process(new int[1], 1)).isInstanceOf(IllegalStateException.class);
    set.prepare();
    assertThatThrownBy(set::prepare).isInstanceOf(IllegalStateException.class);
    set.finish();
    assertThat(set.finish()).isFalse();
    assertThat(set.interest(key)).isEqualTo(OP_READ);
    assertThat(set.keys()).containsExactly(key);
  }

  /** One selection in which the only key is ready for these operations. */
  private static int select(SelectorKeySet set, int ready) {
    set.prepare();
    try {
      return set.process(new int[] {ready}, 1);
    } finally {
      set.finish();
    }
  }

  static List<SelectorKey> selected(SelectorKeySet set) {
    List<SelectorKey> keys = new ArrayList<>();
    for (SelectorKey k = set.firstSelected(); k != null; k = set.nextSelected(k)) {
      keys.add(k);
    }
    return keys;
  }

  private static List<Integer> range(KernelView view, int from, int to) {
    List<Integer> range = new ArrayList<>();
    for (int i = from; i < to; i++) {
      range.add(view.descriptors()[i]);
    }
    return range;
  }

  static Map<Integer, Integer> map(KernelView view) {
    Map<Integer, Integer> map = new TreeMap<>();
    for (int i = 0; i < view.count(); i++) {
      map.put(view.descriptors()[i], view.events()[i]);
    }
    return map;
  }
}
