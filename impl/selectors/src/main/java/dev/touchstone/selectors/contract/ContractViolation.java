package dev.touchstone.selectors.contract;

import org.jspecify.annotations.Nullable;

/** A selector does not do what its documentation says. The message says what was expected. */
public final class ContractViolation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ContractViolation(String message) {
    super(message);
  }

  ContractViolation(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
