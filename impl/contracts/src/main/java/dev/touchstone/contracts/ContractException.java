package dev.touchstone.contracts;

/** A contract text that cannot be read; the message is one sentence for the user. */
public final class ContractException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  public ContractException(String message) {
    super(message);
  }
}
