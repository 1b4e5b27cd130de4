package dev.touchstone.subjects;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.SubjectProvider;
import dev.touchstone.contracts.pool.PoolContract;
import dev.touchstone.subjects.foreign.Members;
import dev.touchstone.subjects.pool.ForeignPoolAccess;
import dev.touchstone.subjects.pool.ForeignPoolSubject;
import dev.touchstone.subjects.pool.JacksonPool;
import dev.touchstone.subjects.pool.OkioPool;
import dev.touchstone.subjects.pool.SerializationPool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Pools of other artifacts, by class name. No two of them look alike, so each has an adapter here,
 * and its contract in the table of known classes; a contract that is named says otherwise.
 */
public final class ForeignPools implements SubjectProvider {
  private static final String JACKSON = "com.fasterxml.jackson.core.util.JsonRecyclerPools";

  /** What is loaded, and how its pool is reached; more than one name may stand for one class. */
  private record Adapter(String className, Function<Class<?>, ForeignPoolAccess> access) {}

  private static final Map<String, Adapter> ADAPTERS =
      Map.of(
          "kotlinx.serialization.json.internal.CharArrayPool",
          new Adapter("kotlinx.serialization.json.internal.CharArrayPool", SerializationPool::new),
          "okio.SegmentPool",
          new Adapter("okio.SegmentPool", OkioPool::new),
          JACKSON,
          jackson("defaultPool"),
          JACKSON + "$LockFreePool",
          jackson("newLockFreePool"),
          JACKSON + "$ConcurrentDequePool",
          jackson("newConcurrentDequePool"));

  private static Adapter jackson(String factory) {
    return new Adapter(JACKSON, type -> new JacksonPool(type, factory));
  }

  @Override
  public List<Subject> subjects() {
    return List.of();
  }

  @Override
  public Optional<Subject> find(String name, @Nullable Contract contract) {
    Adapter adapter = ADAPTERS.get(name);
    if (adapter == null) {
      return Optional.empty();
    }
    Contract keeps = contract != null ? contract : KnownClasses.contract(name).orElseThrow();
    if (!(keeps instanceof PoolContract poolContract)) {
      throw new SubjectException("'" + keeps.text() + "' is not the contract of a pool.");
    }
    return Optional.of(new ForeignPoolSubject(name, poolContract, access(adapter)));
  }

  private static ForeignPoolAccess access(Adapter adapter) {
    Class<?> type = Members.type(adapter.className(), ForeignPools.class.getClassLoader());
    try {
      ForeignPoolAccess access = adapter.access().apply(type);
      access.emptied();
      return access;
    } catch (SubjectException e) {
      throw e;
    } catch (RuntimeException | Error thrown) {
      throw SubjectException.byItsCode(
          "The pool of '" + adapter.className() + "' cannot be made: " + thrown + ".", thrown);
    }
  }
}
