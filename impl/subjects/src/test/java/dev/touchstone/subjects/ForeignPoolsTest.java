package dev.touchstone.subjects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.Subjects;
import dev.touchstone.contracts.pool.PoolSettings;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.pool.PoolUnderTest;
import dev.touchstone.subjects.pool.JacksonPool;
import dev.touchstone.subjects.pool.OkioPool;
import dev.touchstone.subjects.pool.SerializationPool;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pools of other artifacts behind the engines' view. */
class ForeignPoolsTest {
  private static final String SERIALIZATION = "kotlinx.serialization.json.internal.CharArrayPool";
  private static final String OKIO = "okio.SegmentPool";
  private static final String JACKSON = "com.fasterxml.jackson.core.util.JsonRecyclerPools";

  @ParameterizedTest
  @ValueSource(strings = {SERIALIZATION, OKIO, JACKSON + "$LockFreePool", JACKSON})
  void anArrayThatWasReleasedIsTakenAgain(String name) {
    PoolSubject subject = find(name, null);
    PoolUnderTest pool = subject.create(subject.fixed().orElseThrow());
    Object array = pool.take(1);
    assertThat(pool.release(array)).isTrue();
    assertThat(pool.take(1)).isSameAs(array);
    assertThat(subject.reachedBy()).startsWith("reflection: ");
  }

  @ParameterizedTest
  @CsvSource({SERIALIZATION + ",128,2", OKIO + ",8192,1", JACKSON + "$LockFreePool,8000,1"})
  void elementsAreReadAndWritten(String name, int length, int bytes) {
    PoolSubject subject = find(name, null);
    PoolUnderTest pool = subject.create(subject.fixed().orElseThrow());
    assertThat(subject.elementBytes()).isEqualTo(bytes);
    assertThat(subject.fixed().orElseThrow().smallest()).isEqualTo(length);
    for (Object array : List.of(pool.take(1), pool.foreign(length))) {
      assertThat(pool.length(array)).isEqualTo(length);
      assertThat(pool.get(array, length - 1)).isZero();
      pool.set(array, length - 1, 42);
      assertThat(pool.get(array, length - 1)).isEqualTo(42);
      assertThat(pool.get(array, 0)).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SERIALIZATION, OKIO, JACKSON + "$LockFreePool"})
  void aNewOneIsEmpty(String name) {
    PoolSubject subject = find(name, null);
    PoolSettings settings = subject.fixed().orElseThrow();
    PoolUnderTest pool = subject.create(settings);
    Object array = pool.take(1);
    pool.release(array);
    assertThat(subject.create(settings).take(1)).isNotSameAs(array);
  }

  @ParameterizedTest
  @ValueSource(strings = {SERIALIZATION, OKIO})
  void whatIsReleasedBeyondTheCapIsDropped(String name) {
    PoolSubject subject = find(name, null);
    PoolSettings settings = subject.fixed().orElseThrow();
    long room = settings.cap() / settings.smallest() / subject.elementBytes();
    PoolUnderTest pool = subject.create(settings);
    List<Object> arrays = new ArrayList<>();
    for (int i = 0; i <= room; i++) {
      arrays.add(pool.take(1));
    }
    arrays.forEach(pool::release);
    Object last = arrays.get(arrays.size() - 1);
    assertThat(pool.take(1)).isNotSameAs(last);
  }

  @Test
  void allThreadsMeetInOkiosPool() throws InterruptedException {
    PoolSubject subject = find(OKIO, null);
    PoolUnderTest pool = subject.create(subject.fixed().orElseThrow());
    Object array = pool.take(1);
    pool.release(array);
    for (int i = 0; i < 4; i++) {
      List<Object> taken = new ArrayList<>();
      Thread other = new Thread(() -> taken.add(pool.take(1)));
      other.start();
      other.join();
      assertThat(taken).containsExactly(array);
      pool.release(array);
    }
  }

  @Test
  void anotherContractMayBeNamed() {
    Contract strict = Contracts.parse("pool-strict");
    assertThat(find(OKIO, strict).contract()).isEqualTo(strict);
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> find(OKIO, Contracts.parse("spmc-bounded")))
        .withMessageEndingWith("is not the contract of a pool.");
  }

  @Test
  void aClassOfOtherMembersIsASentence() {
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> new OkioPool(String.class))
        .withMessageStartingWith("The class 'java.lang.String' has no field 'hashBuckets'");
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> new SerializationPool(String.class))
        .withMessageStartingWith("The class 'java.lang.String' has no field 'INSTANCE'");
    assertThatExceptionOfType(SubjectException.class)
        .isThrownBy(() -> new JacksonPool(ForeignPoolsTest.class, "defaultPool"))
        .withMessageContaining("has no method 'defaultPool'");
  }

  private static PoolSubject find(String name, @Nullable Contract contract) {
    Subject subject = Subjects.find(name, contract);
    return (PoolSubject) subject;
  }
}
