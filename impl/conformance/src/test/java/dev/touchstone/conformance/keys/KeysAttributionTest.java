package dev.touchstone.conformance.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.conformance.Conformance;
import dev.touchstone.contracts.keys.KeySetUnderTest;
import dev.touchstone.contracts.keys.KeysContract;
import dev.touchstone.contracts.keys.KeysSignal;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.evidence.Budget;
import dev.touchstone.evidence.Finding;
import dev.touchstone.evidence.Trace;
import dev.touchstone.evidence.Verdict;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A defect is put down to its claim, and to no other; what is shown is short. */
class KeysAttributionTest {
  private static final KeysSubject RIGHT =
      (KeysSubject) Conformance.subject("touchstone:ArrayKeySet");

  /** Every third result of one method is another. */
  @ParameterizedTest
  @CsvSource({
    "keys, KEYS-LINEAR",
    "cancel, KEYS-LINEAR",
    "interestOr, KEYS-INTEREST",
    "interest, KEYS-INTEREST",
    "process, KEYS-COUNT",
    "finish, KEYS-WAKEUP",
    "deselect, KEYS-READY"
  })
  void aWrongResultIsPutDownToItsClaim(String method, String claim) throws InterruptedException {
    List<Finding> violated = violated(new Changed(method, KeysAttributionTest::wrong));
    assertThat(violated).extracting(Finding::claim).containsExactly(claim);
    Trace trace = violated.get(0).trace();
    assertThat(trace).isNotNull();
    assertThat(trace.steps()).as("%s", trace).hasSizeLessThan(40);
  }

  @Test
  void aCallThatNeverReturnsIsAboutProgress() throws InterruptedException {
    List<Finding> violated =
        violated(
            new Changed(
                "prepare",
                result -> {
                  while (true) {
                    LockSupport.park();
                  }
                }));
    assertThat(violated).extracting(Finding::claim).contains("KEYS-PROGRESS");
  }

  @Test
  void aSetWithoutPromisesOfCostIsHeldToNone() throws InterruptedException {
    KeysSubject rebuilding = (KeysSubject) Conformance.subject("touchstone:RebuildingKeySet");
    assertThat(Conformance.findings(rebuilding, Budget.QUICK, "KEYS-COST"))
        .extracting(Finding::verdict)
        .containsExactly(Verdict.HOLDS);
    KeysSubject underPromise = new Named(rebuilding, RIGHT.contract());
    assertThat(Conformance.findings(underPromise, Budget.QUICK, "KEYS-COST"))
        .extracting(Finding::verdict)
        .containsExactly(Verdict.VIOLATED);
  }

  private static List<Finding> violated(KeysSubject subject) throws InterruptedException {
    return Conformance.findings(subject, Budget.QUICK).stream()
        .filter(finding -> finding.verdict() == Verdict.VIOLATED)
        .toList();
  }

  private static Object wrong(Object result) {
    if (result instanceof Boolean right) {
      return !right;
    }
    if (result instanceof Integer number) {
      return number + 1;
    }
    return new ArrayList<>();
  }

  /** What becomes of a result. */
  private interface Change {
    Object of(Object result);
  }

  /** Under another contract. */
  private record Named(KeysSubject subject, KeysContract contract) implements KeysSubject {
    @Override
    public String name() {
      return subject.name();
    }

    @Override
    public KeySetUnderTest create(KeysSignal signal) {
      return subject.create(signal);
    }
  }

  /** A right set, but for every third result of a method. */
  private record Changed(String method, Change change) implements KeysSubject {
    @Override
    public String name() {
      return "made-up";
    }

    @Override
    public KeysContract contract() {
      return RIGHT.contract();
    }

    @Override
    public KeySetUnderTest create(KeysSignal signal) {
      KeySetUnderTest right = RIGHT.create(signal);
      int[] calls = new int[1];
      return (KeySetUnderTest)
          Proxy.newProxyInstance(
              KeySetUnderTest.class.getClassLoader(),
              new Class<?>[] {KeySetUnderTest.class},
              (proxy, called, arguments) -> {
                Object result = invoke(right, called, arguments);
                boolean third = called.getName().equals(method) && ++calls[0] % 3 == 0;
                return third && result != null ? change.of(result) : result;
              });
    }

    private static @Nullable Object invoke(
        KeySetUnderTest set, Method method, Object @Nullable [] arguments) throws Throwable {
      try {
        return method.invoke(set, arguments);
      } catch (InvocationTargetException e) {
        throw e.getTargetException();
      }
    }
  }
}
