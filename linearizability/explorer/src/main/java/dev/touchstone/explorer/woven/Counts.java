package dev.touchstone.explorer.woven;

import dev.touchstone.weaver.hook.AccessSite;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How often each place in the code made its access; counting one is an addition in an array. */
final class Counts {
  private @Nullable AccessSite[] sites = new AccessSite[64];
  private long[] counts = new long[64];

  void add(AccessSite site) {
    int id = site.id();
    if (id >= counts.length) {
      int length = Math.max(id + 1, 2 * counts.length);
      sites = Arrays.copyOf(sites, length);
      counts = Arrays.copyOf(counts, length);
    }
    sites[id] = site;
    counts[id]++;
  }

  Map<AccessSite, Long> bySite() {
    Map<AccessSite, Long> all = new HashMap<>();
    for (int id = 0; id < sites.length; id++) {
      AccessSite site = sites[id];
      if (site != null) {
        all.put(site, counts[id]);
      }
    }
    return Map.copyOf(all);
  }
}
