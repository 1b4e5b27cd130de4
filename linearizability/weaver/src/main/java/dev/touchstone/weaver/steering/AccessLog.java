package dev.touchstone.weaver.steering;

import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the places of a thread's accesses, and takes the thread out of the code under test when
 * they are too many. One instance belongs to one thread; what it recorded may be read by others
 * after the thread was joined.
 */
public class AccessLog implements AccessHook {
  private static final int KEPT = 200;

  private final List<AccessSite> sites = new ArrayList<>();
  private final long limit;
  private long accesses;
  private volatile boolean abandoned;

  /**
   * A log.
   *
   * @param limit the most accesses between two calls of {@link #restart()}
   */
  public AccessLog(long limit) {
    this.limit = limit;
  }

  /** Forgets everything: another operation begins. */
  public final void restart() {
    sites.clear();
    accesses = 0;
  }

  /** The places of the first {@value #KEPT} accesses, reads of final fields not counted. */
  public final List<AccessSite> sites() {
    return List.copyOf(sites);
  }

  /** Makes the thread leave the code under test at its next access. Any thread may call it. */
  public final void abandon() {
    abandoned = true;
  }

  /** How many accesses there were. */
  public final long accesses() {
    return accesses;
  }

  /** Whether the limit was reached. */
  public final boolean exceeded() {
    return accesses > limit;
  }

  @Override
  public final void before(
      AccessSite site, @Nullable Object target, @Nullable Object handle, long index) {
    if (abandoned) {
      Abandoned.unwind(site);
    }
    if (site.constant()) {
      return;
    }
    accesses++;
    if (sites.size() < KEPT) {
      sites.add(site);
    }
    if (accesses > limit) {
      exceeded(site);
    }
    counted(site, accesses);
  }

  /** An access beyond the limit; leaves the code under test unless overridden. */
  protected void exceeded(AccessSite site) {
    Abandoned.unwind(site);
  }

  /** An access was counted and is about to be made. */
  protected void counted(AccessSite site, long number) {}
}
