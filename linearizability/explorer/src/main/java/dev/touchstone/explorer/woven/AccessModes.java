package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.weaver.hook.AccessSite;

/** Says in which mode an access is made. */
@FunctionalInterface
public interface AccessModes {
  /** As the code says. */
  AccessModes AS_WRITTEN = site -> AccessMode.valueOf(site.mode().name());

  /** The mode of the access at a place in the code. */
  AccessMode of(AccessSite site);
}
