package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Execution.CodePlace;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What all accesses made at one place in the code have in common, worked out at the first one. */
final class Plan {
  final AccessSite site;
  final AccessMode mode;
  final CodePlace code;

  /** Whether it is a method that accesses many elements of an array. */
  final boolean isBulk;

  /** What an update does. */
  final Update.Operation operation;

  /** The field that an instruction names, once it was found. */
  @Nullable Variable field;

  /** The VarHandle or updater that was used last, and what is known of it. */
  @Nullable Object lastHandle;

  Places.@Nullable Handle handle;

  private Plan(AccessSite site, AccessMode mode) {
    this.site = site;
    this.mode = mode;
    this.code = new CodePlace(site.code().file(), site.code().line());
    this.isBulk = Bulk.isOne(site);
    this.operation = Update.Operation.of(site.action());
  }

  /** The plans of a heap, by the numbers of their sites. */
  static final class Table {
    private final AccessModes modes;
    private @Nullable Plan[] plans = new Plan[64];

    Table(AccessModes modes) {
      this.modes = modes;
    }

    Plan of(AccessSite site) {
      int id = site.id();
      Plan known = id < plans.length ? plans[id] : null;
      return known != null ? known : add(site);
    }

    private Plan add(AccessSite site) {
      if (site.id() >= plans.length) {
        plans = Arrays.copyOf(plans, Math.max(site.id() + 1, 2 * plans.length));
      }
      Plan plan = new Plan(site, modes.of(site));
      plans[site.id()] = plan;
      return plan;
    }
  }
}
