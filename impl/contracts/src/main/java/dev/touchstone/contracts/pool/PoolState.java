package dev.touchstone.contracts.pool;

import dev.touchstone.contracts.pool.PoolOperations.Lent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state of a pool as one thread sees it.
 *
 * @param kept the arrays in the pool, in the order of their release
 * @param out the arrays in somebody's hands
 * @param gone the arrays that were dropped
 */
public record PoolState(List<Lent> kept, Set<Lent> out, Set<Lent> gone) {

  /** An empty pool of which nobody holds anything. */
  public static final PoolState EMPTY = new PoolState(List.of(), Set.of(), Set.of());

  public PoolState {
    kept = List.copyOf(kept);
    out = Set.copyOf(out);
    gone = Set.copyOf(gone);
  }

  /** Whether the array was never seen before. */
  boolean isNew(Lent array) {
    return !kept.contains(array) && !out.contains(array) && !gone.contains(array);
  }

  /** The array of that length that was released last; null if there is none. */
  @Nullable Lent lastOf(int length) {
    for (int i = kept.size() - 1; i >= 0; i--) {
      if (kept.get(i).length() == length) {
        return kept.get(i);
      }
    }
    return null;
  }

  long bytes(int elementBytes) {
    return kept.stream().mapToLong(array -> (long) array.length() * elementBytes).sum();
  }

  PoolState taken(Lent array) {
    List<Lent> left = new ArrayList<>(kept);
    left.remove(array);
    return new PoolState(left, with(out, array), gone);
  }

  PoolState released(Lent array, boolean isKept) {
    Set<Lent> held = new HashSet<>(out);
    held.remove(array);
    if (!isKept) {
      return new PoolState(kept, held, with(gone, array));
    }
    List<Lent> more = new ArrayList<>(kept);
    more.add(array);
    return new PoolState(more, held, gone);
  }

  PoolState trimmed() {
    Set<Lent> dropped = new HashSet<>(gone);
    dropped.addAll(kept);
    return new PoolState(List.of(), out, dropped);
  }

  private static Set<Lent> with(Set<Lent> set, Lent array) {
    Set<Lent> more = new HashSet<>(set);
    more.add(array);
    return more;
  }
}
