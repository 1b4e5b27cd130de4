package dev.touchstone.races.keys;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.keys.KeysOperations;
import java.util.List;

/**
 * One operation of an actor on the only key.
 *
 * @param operation its name in histories
 * @param ops what it is given
 */
record KeysStep(String operation, int ops) {

  static KeysStep set(int ops) {
    return new KeysStep(KeysOperations.SET, ops);
  }

  static KeysStep or(int ops) {
    return new KeysStep(KeysOperations.OR, ops);
  }

  static KeysStep and(int ops) {
    return new KeysStep(KeysOperations.AND, ops);
  }

  /** The operation with what it returned. */
  Operation returned(Object result) {
    return new Operation(operation, List.of(KeysForm.KEY, ops), result);
  }

  /** The call as a person reads it. */
  String call() {
    return operation + "(" + ops + ")";
  }
}
