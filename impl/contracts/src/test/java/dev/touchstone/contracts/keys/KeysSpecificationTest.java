package dev.touchstone.contracts.keys;

import static dev.touchstone.contracts.keys.KeysOperations.DONE;
import static dev.touchstone.contracts.keys.KeysOperations.REFUSED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Operation;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What one thread must see, call by call. */
class KeysSpecificationTest {
  private final KeysSpecification specification = new KeysSpecification();
  private KeysState state = specification.initial();

  @Test
  void interestIsKeptKeyByKey() {
    accepts("register", DONE, 1, 7, 1);
    accepts("register", REFUSED, 2, 7, 4);
    accepts("register", DONE, 2, 8, 0);
    accepts("prepare", Map.of(7, 1));
    accepts("interestOr", 0, 2, 4);
    accepts("interestSet", 1, 1, 5);
    accepts("interestAnd", 5, 1, 4);
    accepts("interest", 4, 1);
    accepts("prepare", Map.of(7, 4, 8, 4));
    refuses("prepare", Map.of(7, 4));
    refuses("interest", 5, 1);
    refuses("interestOr", 1, 1, 1);
  }

  @Test
  void aCancelledKeyIsGoneAndItsDescriptorFree() {
    accepts("register", DONE, 1, 7, 1);
    accepts("cancel", true, 1);
    accepts("cancel", false, 1);
    accepts("interest", REFUSED, 1);
    accepts("interestSet", REFUSED, 1, 4);
    accepts("prepare", Map.of());
    accepts("register", DONE, 3, 7, 4);
    accepts("prepare", Map.of(7, 4));
  }

  @Test
  void wakeupsAreTakenOnce() {
    accepts("finish", false);
    accepts("wakeup", DONE);
    accepts("wakeup", DONE);
    accepts("isWoken", true);
    refuses("finish", false);
    accepts("finish", true);
    accepts("isWoken", false);
    accepts("finish", false);
  }

  private void accepts(String name, Object result, Integer... arguments) {
    KeysState next = next(name, result, arguments);
    assertThat(next).as("%s %s", name, state).isNotNull();
    state = next;
  }

  private void refuses(String name, Object result, Integer... arguments) {
    assertThat(next(name, result, arguments)).as("%s %s", name, state).isNull();
  }

  private @Nullable KeysState next(String name, Object result, Integer... arguments) {
    return specification.next(state, new Operation(name, List.of((Object[]) arguments), result));
  }
}
