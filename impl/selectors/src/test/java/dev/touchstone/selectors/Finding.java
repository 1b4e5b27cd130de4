package dev.touchstone.selectors;

import dev.touchstone.selectors.contract.ContractViolation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A known difference of a real selector from the contract; the README's table. What is not listed
 * must hold.
 *
 * @param selector whose it is
 * @param check what notices it
 * @param saying what the violation says, in part
 * @param always whether it is noticed each time
 */
record Finding(String selector, String check, String saying, boolean always) {
  private static final String ENXIO_OLD = "jnr-enxio-0.25";
  private static final String ENXIO = "jnr-enxio-0.32.16";
  private static final String UNIX_OLD = "junixsocket-2.8.1";
  private static final String UNIX = "junixsocket-2.8.2";

  static final List<Finding> LIST =
      Stream.of(jdk(), enxioOld(), enxio(), unixOld(), unix()).flatMap(List::stream).toList();

  /** JDK-8336339, mended in JDK 24. */
  private static List<Finding> jdk() {
    if (Runtime.version().feature() >= 24) {
      return List.of();
    }
    return Stream.of("jdk-epoll", "jdk-poll")
        .flatMap(
            jdk ->
                Stream.of(
                    sometimes(jdk, "SELECTOR-CLOSE/registering", "\"this.keys\" is null"),
                    sometimes(jdk, "SELECTOR-CLOSE/registering", "ClosedSelectorException")))
        .toList();
  }

  private static List<Finding> enxioOld() {
    return Stream.concat(
            foreign(ENXIO_OLD),
            Stream.of(
                always(ENXIO_OLD, "SELECTOR-KEYS/exact", "contains null"),
                always(ENXIO_OLD, "SELECTOR-KEYS/unmodifiable", "nothing thrown"),
                always(ENXIO_OLD, "SELECTOR-KEYS/any-thread", "contains null"),
                always(ENXIO_OLD, "SELECTOR-INTEREST/again", "keys: expected 1, found 2"),
                always(ENXIO_OLD, "SELECTOR-CANCEL/closed-channel", "keys left"),
                always(ENXIO_OLD, "SELECTOR-READY/selected-set", "add: expected"),
                always(ENXIO_OLD, "SELECTOR-WAKEUP/next", "a later selection")))
        .toList();
  }

  private static List<Finding> enxio() {
    return Stream.concat(
            foreign(ENXIO),
            Stream.of(
                always(ENXIO, "SELECTOR-KEYS/unmodifiable", "nothing thrown"),
                sometimes(ENXIO, "SELECTOR-KEYS/any-thread", "contains null"),
                sometimes(ENXIO, "SELECTOR-KEYS/any-thread", "Exception"),
                always(ENXIO, "SELECTOR-READY/selected-set", "add: expected"),
                always(ENXIO, "SELECTOR-WAKEUP/next", "a later selection")))
        .toList();
  }

  private static List<Finding> unixOld() {
    return Stream.concat(
            unixBoth(UNIX_OLD),
            Stream.of(always(UNIX_OLD, "SELECTOR-CANCEL/while-walking", "ConcurrentModification")))
        .toList();
  }

  private static List<Finding> unix() {
    return Stream.concat(
            unixBoth(UNIX),
            Stream.of(sometimes(UNIX, "SELECTOR-CANCEL/never-selected", "not selected")))
        .toList();
  }

  private static Stream<Finding> unixBoth(String selector) {
    return Stream.concat(
        foreign(selector),
        Stream.of(
            always(selector, "SELECTOR-KEYS/exact", "not the one key left"),
            sometimes(selector, "SELECTOR-KEYS/any-thread", "Exception"),
            always(selector, "SELECTOR-CANCEL/leaves", "it is in keys()"),
            always(selector, "SELECTOR-CANCEL/closed-channel", "leaked"),
            always(selector, "SELECTOR-READY/stays", "removed by a selection")));
  }

  /** What all foreign ones do. */
  private static Stream<Finding> foreign(String selector) {
    return Stream.of(
        always(selector, "SELECTOR-INTEREST/refused", "interestOps: expected IllegalArgument"),
        always(selector, "SELECTOR-CANCEL/register-again", "before the next selection"),
        always(selector, "SELECTOR-READY/action", "a selection in an action"),
        always(selector, "SELECTOR-COUNT/changed", "count of nothing new"),
        always(selector, "SELECTOR-CLOSE/afterwards", "keys: expected ClosedSelector"),
        always(selector, "SELECTOR-CLOSE/deregisters", "interestOps: expected CancelledKey"),
        sometimes(selector, "SELECTOR-CLOSE/registering", ""));
  }

  private static Finding always(String selector, String check, String saying) {
    return new Finding(selector, check, saying, true);
  }

  private static Finding sometimes(String selector, String check, String saying) {
    return new Finding(selector, check, saying, false);
  }

  /** The finding that a violation shows, if it is known. */
  static Optional<Finding> of(String selector, String check, ContractViolation violation) {
    return LIST.stream()
        .filter(known -> known.selector.equals(selector) && known.check.equals(check))
        .filter(known -> String.valueOf(violation.getMessage()).contains(known.saying))
        .findFirst();
  }
}
