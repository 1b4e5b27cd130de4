package dev.touchstone.selectors.contract;

import java.util.List;
import java.util.stream.Stream;

/** The checks of a selector's contract, in the order of the claims. */
public final class SelectorContract {
  /** All of them. */
  public static final List<SelectorCheck> CHECKS =
      Stream.of(
              KeyChecks.LIST,
              InterestChecks.LIST,
              CancelChecks.LIST,
              ReadyChecks.LIST,
              WakeupChecks.LIST,
              CloseChecks.LIST)
          .flatMap(List::stream)
          .toList();

  private SelectorContract() {}

  /**
   * A check by its id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SelectorCheck check(String id) {
    return CHECKS.stream()
        .filter(check -> check.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no check " + id));
  }
}
