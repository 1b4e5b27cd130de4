package dev.touchstone.weaver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.samples.Accesses;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every kind of access is seen, with its place and mode, and the code computes what it did. */
class WeaverTest {
  private final Woven woven = new Woven();
  private Object subject = this;

  @BeforeEach
  void load() throws Exception {
    subject = woven.instance(Accesses.class.getName());
  }

  @Test
  void fieldsAreSeenWithTheModeOfTheirDeclaration() throws Exception {
    assertThat(woven.call(subject, "fields")).isEqualTo("3 0.5 4 r 7 2");
    assertThat(woven.words())
        .containsExactly(
            "PLAIN write narrow",
            "PLAIN write wide",
            "PLAIN write s",
            "VOLATILE write reference",
            "VOLATILE write inherited",
            "PLAIN read narrow",
            "PLAIN read wide",
            "PLAIN read s",
            "VOLATILE read reference",
            "VOLATILE read inherited");
    assertThat(woven.sites).anyMatch(site -> site.constant() && site.location().equals("constant"));
    AccessSite first = woven.sites.get(0);
    assertThat(first.owner()).isEqualTo(Accesses.class.getName());
    assertThat(first.code().file()).isEqualTo("Accesses.java");
    assertThat(first.code().line()).isPositive();
    assertThat(woven.targets.get(0)).isSameAs(subject);
    assertThat(woven.targets.get(2)).isNull();
  }

  @Test
  void elementsOfEveryTypeAreSeen() throws Exception {
    assertThat(woven.call(subject, "arrays")).isEqualTo("true 1c2345.06.0a");
    assertThat(woven.words().stream().filter("PLAIN write []"::equals)).hasSize(9);
    assertThat(woven.words().stream().filter("PLAIN read []"::equals)).hasSize(9);
    assertThat(woven.indexes.get(0)).isZero();
    assertThat(woven.targets.get(0)).isInstanceOf(boolean[].class);
  }

  @Test
  void varHandlesAreSeenInAllForms() throws Exception {
    assertThat(woven.call(subject, "varHandles")).isEqualTo("true 3 13 5 e");
    assertThat(woven.words())
        .containsSubsequence(
            "PLAIN VarHandle.set",
            "ACQUIRE VarHandle.getAcquire",
            "RELEASE VarHandle.setRelease",
            "VOLATILE VarHandle.compareAndSet",
            "VOLATILE VarHandle.getAndAdd",
            "VOLATILE VarHandle.setVolatile",
            "OPAQUE VarHandle.getOpaque",
            "RELEASE VarHandle.setRelease",
            "VOLATILE VarHandle.getVolatile",
            "VOLATILE VarHandle.fullFence");
    int set = index("set");
    assertThat(woven.targets.get(set)).isSameAs(subject);
    assertThat(woven.handles.get(set)).isInstanceOf(java.lang.invoke.VarHandle.class);
    int element = index("getVolatile");
    assertThat(woven.targets.get(element)).isInstanceOf(Object[].class);
    assertThat(woven.indexes.get(element)).isEqualTo(1);
    assertThat(woven.targets.get(index("setVolatile"))).isNull();
    assertThat(woven.sites.get(index("fullFence")).kind()).isEqualTo(AccessKind.FENCE);
  }

  private int index(String action) {
    return woven.sites.stream().map(AccessSite::action).toList().indexOf(action);
  }

  @Test
  void atomicsAndUpdatersAreSeenAlsoWhereTheSubjectExtendsOne() throws Exception {
    assertThat(woven.call(subject, "atomics")).isEqualTo("3 v u n");
    assertThat(woven.words())
        .contains(
            "RELEASE AtomicLong.lazySet",
            "VOLATILE AtomicLong.incrementAndGet",
            "VOLATILE AtomicReferenceArray.set",
            "VOLATILE AtomicReferenceFieldUpdater.compareAndSet",
            "VOLATILE AtomicReference.set",
            "VOLATILE AtomicReference.get");
    assertThat(woven.indexes.get(index("set"))).isEqualTo(1);
    assertThat(woven.targets.get(index("compareAndSet"))).isSameAs(subject);
  }

  @Test
  void methodReferencesToAtomicsAreSeen() throws Exception {
    assertThat(woven.call(subject, "references")).isEqualTo("6 6");
    assertThat(woven.words())
        .containsExactly("VOLATILE AtomicInteger.incrementAndGet", "VOLATILE AtomicInteger.get");
  }

  @Test
  void hintsAndParkingAreSeen() throws Exception {
    assertThat(woven.call(subject, "hints")).isEqualTo("awake");
    assertThat(woven.sites.stream().map(AccessSite::kind))
        .containsExactly(AccessKind.SPIN, AccessKind.SPIN, AccessKind.UNPARK, AccessKind.PARK);
  }

  @Test
  void locksAndBothEndsOfMonitorsAreSeen() throws Exception {
    assertThat(woven.call(subject, "monitors")).isEqualTo("held 3 held");
    assertThat(
            woven.sites.stream()
                .map(AccessSite::kind)
                .filter(kind -> kind != AccessKind.READ && kind != AccessKind.WRITE))
        .containsExactly(
            AccessKind.LOCK,
            AccessKind.UNLOCK,
            AccessKind.LOCK,
            AccessKind.NOTIFY,
            AccessKind.UNLOCK,
            AccessKind.LOCK,
            AccessKind.UNLOCK,
            AccessKind.LOCK,
            AccessKind.UNLOCK);
    assertThat(woven.sites.stream().filter(site -> site.kind() == AccessKind.LOCK))
        .allMatch(site -> site.mode() == AccessMode.ACQUIRE);
  }

  @Test
  void anExceptionLeavesASynchronizedMethodsMonitorFree() throws Exception {
    assertThatThrownBy(() -> woven.call(subject, "throwing")).hasRootCauseMessage("thrown inside");
    assertThat(woven.call(subject, "monitorIsFree")).isEqualTo("held 0");
  }

  @Test
  void threadsWithoutAHookAreLeftAlone() throws Exception {
    assertThat(subject.getClass().getMethod("fields").invoke(subject)).isEqualTo("3 0.5 4 r 7 2");
    assertThat(woven.sites).isEmpty();
  }
}
