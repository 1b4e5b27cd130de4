package dev.touchstone.storms;

import dev.touchstone.evidence.Trace;
import dev.touchstone.weaver.hook.AccessSite;
import java.util.Locale;

/** Accesses of woven code as steps of a trace. */
final class SiteSteps {
  private SiteSteps() {}

  static Trace.Step of(int thread, String operation, AccessSite site, String note) {
    Trace.Kind kind =
        switch (site.kind()) {
          case READ -> Trace.Kind.READ;
          case WRITE -> Trace.Kind.WRITE;
          case UPDATE -> Trace.Kind.UPDATE;
          case FENCE -> Trace.Kind.FENCE;
          case LOCK -> Trace.Kind.LOCK;
          case UNLOCK -> Trace.Kind.UNLOCK;
          case PARK, WAIT -> Trace.Kind.PARK;
          case NOTIFY, UNPARK, SPIN, THREAD, CALL -> Trace.Kind.SWITCH;
        };
    return new Trace.Step(
        thread,
        operation,
        kind,
        site.action().isEmpty() ? site.location() : site.words(),
        "",
        site.mode().name().toLowerCase(Locale.ROOT),
        null,
        site.code().file(),
        site.code().line(),
        note);
  }
}
