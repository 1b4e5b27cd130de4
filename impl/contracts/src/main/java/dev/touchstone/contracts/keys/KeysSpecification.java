package dev.touchstone.contracts.keys;

import dev.touchstone.contracts.Operation;
import dev.touchstone.contracts.SequentialSpecification;
import dev.touchstone.contracts.keys.KeysState.Registered;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A key set used by one thread: a map from key to interest, and a flag. {@code process} is no part
 * of it: it looks at one key after the other.
 */
public final class KeysSpecification implements SequentialSpecification<KeysState> {

  @Override
  public KeysState initial() {
    return KeysState.EMPTY;
  }

  @Override
  public @Nullable KeysState next(KeysState state, Operation operation) {
    return Objects.equals(expected(state, operation), operation.result())
        ? after(state, operation)
        : null;
  }

  private static Object expected(KeysState state, Operation operation) {
    return switch (operation.name()) {
      case KeysOperations.REGISTER ->
          state.hasDescriptor(argument(operation, 1))
              ? KeysOperations.REFUSED
              : KeysOperations.DONE;
      case KeysOperations.CANCEL -> state.keys().containsKey(argument(operation, 0));
      case KeysOperations.INTEREST, KeysOperations.SET, KeysOperations.OR, KeysOperations.AND ->
          before(state, operation);
      case KeysOperations.PREPARE -> state.view();
      case KeysOperations.WAKEUP -> KeysOperations.DONE;
      case KeysOperations.FINISH, KeysOperations.IS_WOKEN -> state.woken();
      default -> throw new IllegalArgumentException("no key set operation " + operation.name());
    };
  }

  private static Object before(KeysState state, Operation operation) {
    Registered key = state.keys().get(argument(operation, 0));
    return key == null ? KeysOperations.REFUSED : key.ops();
  }

  private static KeysState after(KeysState state, Operation operation) {
    return switch (operation.name()) {
      case KeysOperations.REGISTER ->
          state.hasDescriptor(argument(operation, 1))
              ? state
              : state.with(
                  argument(operation, 0),
                  new Registered(argument(operation, 1), argument(operation, 2)));
      case KeysOperations.CANCEL -> state.without(argument(operation, 0));
      case KeysOperations.SET, KeysOperations.OR, KeysOperations.AND -> changed(state, operation);
      case KeysOperations.WAKEUP -> state.withWoken(true);
      case KeysOperations.FINISH -> state.withWoken(false);
      default -> state;
    };
  }

  private static KeysState changed(KeysState state, Operation operation) {
    int number = argument(operation, 0);
    Registered key = state.keys().get(number);
    if (key == null) {
      return state;
    }
    int ops = argument(operation, 1);
    int after =
        switch (operation.name()) {
          case KeysOperations.OR -> key.ops() | ops;
          case KeysOperations.AND -> key.ops() & ops;
          default -> ops;
        };
    return state.with(number, new Registered(key.descriptor(), after));
  }

  private static int argument(Operation operation, int index) {
    return (Integer) operation.arguments().get(index);
  }

  @Override
  public boolean isObservation(Operation operation) {
    return List.of(KeysOperations.INTEREST, KeysOperations.PREPARE, KeysOperations.IS_WOKEN)
            .contains(operation.name())
        || KeysOperations.REFUSED.equals(operation.result());
  }

  @Override
  public String objection(KeysState state, Operation operation) {
    return "it would have to be " + expected(state, operation) + " then";
  }
}
