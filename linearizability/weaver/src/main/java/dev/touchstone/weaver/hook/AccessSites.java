package dev.touchstone.weaver.hook;

import java.util.Arrays;

/** Every site that was woven in this JVM, by id. Safe for use by several threads. */
public final class AccessSites {
  private static volatile AccessSite[] sites = new AccessSite[1024];
  private static int count;

  private AccessSites() {}

  /** Registers a site; the returned one carries its id. */
  public static synchronized AccessSite add(
      AccessKind kind,
      AccessMode mode,
      boolean constant,
      String location,
      String owner,
      String action,
      AccessSite.Code code) {
    AccessSite[] grown = sites;
    if (count == grown.length) {
      grown = Arrays.copyOf(grown, 2 * count);
    }
    AccessSite site = new AccessSite(count, kind, mode, constant, location, owner, action, code);
    grown[count++] = site;
    sites = grown;
    return site;
  }

  /** The site with that id. */
  public static AccessSite get(int id) {
    return sites[id];
  }
}
