package dev.touchstone.selector;

import static java.nio.channels.SelectionKey.OP_READ;
import static java.nio.channels.SelectionKey.OP_WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the array key set has of its own: what changed, results by descriptor, room, allocation. */
class ArrayKeySetTest {
  private final ArrayKeySet set = new ArrayKeySet();

  @Test
  void aKernelIsToldWhatChangedSinceTheLastSelection() {
    SelectorKey first = set.register(1, OP_READ, null);
    SelectorKey second = set.register(2, OP_READ, null);
    set.prepare();
    assertThat(changed()).containsExactly(first, second);
    set.interest(second, OP_WRITE);
    set.cancel(first);
    set.finish();
    SelectorKey again = set.register(1, OP_READ, null);
    set.prepare();
    assertThat(changed()).containsExactly(second, first, again);
    assertThat(set.viewed(first)).isZero();
    assertThat(set.viewed(second)).isEqualTo(OP_WRITE);
    set.finish();
    set.prepare();
    assertThat(changed()).isEmpty();
    set.finish();
  }

  @Test
  void resultsMayComeByDescriptor() {
    SelectorKey first = set.register(1, OP_READ, null);
    SelectorKey second = set.register(200, OP_READ | OP_WRITE, null);
    set.prepare();
    set.cancel(first);
    SelectorKey again = set.register(1, OP_READ, null);
    int[] descriptors = {200, 1, 7, 10_000};
    int[] ready = {OP_WRITE, OP_READ, OP_READ, OP_READ};
    assertThat(set.processDescriptors(descriptors, ready, 4)).isEqualTo(1);
    assertThat(set.firstSelected()).isSameAs(second);
    assertThat(set.selectedCount()).isEqualTo(1);
    set.finish();
    set.prepare();
    assertThat(set.processDescriptors(descriptors, ready, 2)).isEqualTo(1);
    assertThat(SelectorKeySetTest.selected(set)).containsExactly(second, again);
    set.finish();
  }

  @Test
  void roomFollowsTheNumberOfKeysDownAgain() {
    List<SelectorKey> keys = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      keys.add(set.register(i, OP_READ, null));
    }
    once();
    assertThat(set.room()).isGreaterThanOrEqualTo(5_000);
    keys.subList(10, 5_000).forEach(set::cancel);
    once();
    assertThat(set.room()).isLessThan(400);
    assertThat(set.keys()).hasSize(10);
  }

  @Test
  void aSelectionAllocatesNothing() {
    List<SelectorKey> keys = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      keys.add(set.register(i, OP_READ, null));
    }
    int[] ready = new int[100];
    ready[7] = OP_READ;
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 10_000; i++) {
        set.interest(keys.get(i % 100), i % 3 == 0 ? OP_WRITE : OP_READ);
        set.prepare();
        set.process(ready, 1);
        set.finish();
        SelectorKey selected = set.firstSelected();
        if (selected != null) {
          set.deselect(selected);
        }
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isLessThan(2_000);
  }

  private void once() {
    set.prepare();
    set.finish();
  }

  private List<SelectorKey> changed() {
    List<SelectorKey> changed = new ArrayList<>();
    for (SelectorKey k = set.firstChanged(); k != null; k = set.nextChanged(k)) {
      changed.add(k);
    }
    return changed;
  }
}
