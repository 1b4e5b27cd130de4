package dev.touchstone.models.explorer;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import dev.touchstone.explorer.woven.AccessModes;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Weakens each access of a queue by itself, one step at a time, and explores client programs with
 * it: which orders are needed, and which claim shows it. The classes stay as they are compiled.
 */
final class Weakening {

  /**
   * What became of one access in one weaker mode.
   *
   * @param site the access
   * @param weaker the mode that it was given
   * @param claim the first claim that is violated then; empty if none is, in any explored client
   * @param client the client that shows it; empty if none does
   * @param warnings executions in which a plain read may now buffer
   */
  record Row(AccessSite site, AccessMode weaker, String claim, String client, long warnings) {
    @Override
    public String toString() {
      String what = site.code() + ": " + site.mode() + " → " + weaker + ": ";
      if (!claim.isEmpty()) {
        return what + claim + " violated in " + client;
      }
      return what
          + "no explored client needs it"
          + (warnings == 0 ? "" : ", but plain reads may buffer in " + warnings + " executions");
    }
  }

  private final QueueExploration exploration;
  private final List<QueueClient> clients;
  private final int actual;
  private final MemoryModel model;
  private final Duration time;

  /** Weakens accesses on these clients; each exploration may take this time. */
  Weakening(
      QueueExploration exploration,
      List<QueueClient> clients,
      int actual,
      MemoryModel model,
      Duration time) {
    this.exploration = exploration;
    this.clients = List.copyOf(clients);
    this.actual = actual;
    this.model = model;
    this.time = time;
  }

  /** Every access that the clients lead to and that is more than plain, in every weaker mode. */
  List<Row> table() {
    List<Row> rows = new ArrayList<>();
    for (AccessSite site : sites()) {
      for (AccessMode weaker : weaker(site)) {
        rows.add(row(site, weaker));
      }
    }
    return rows;
  }

  /** The accesses that the clients lead to, by their places. */
  List<AccessSite> sites() {
    Set<AccessSite> sites =
        new TreeSet<>(
            Comparator.comparing((AccessSite site) -> site.code().toString())
                .thenComparing(AccessSite::id));
    AccessModes noting =
        site -> {
          sites.add(site);
          return AccessModes.AS_WRITTEN.of(site);
        };
    for (QueueClient client : clients) {
      exploration.with(noting).explore(client, actual, Set.of(), model, time);
    }
    return List.copyOf(sites);
  }

  /** The row of one access in one mode. */
  Row row(AccessSite site, AccessMode weaker) {
    AccessModes weakened = s -> s.id() == site.id() ? weaker : AccessModes.AS_WRITTEN.of(s);
    long warnings = 0;
    for (QueueClient client : clients) {
      Verification.Result result =
          exploration.with(weakened).explore(client, actual, Set.of(), model, time);
      warnings += result.count(Fault.Kind.LOAD_BUFFERING_HAZARD);
      if (result.smallest().isPresent()) {
        Fault fault = result.smallest().get().fault();
        return new Row(site, weaker, QueueCampaign.claim(fault), client.text(), warnings);
      }
    }
    return new Row(site, weaker, "", "", warnings);
  }

  /** The modes below that of an access, the strongest first. */
  static List<AccessMode> weaker(AccessSite site) {
    return switch (site.mode()) {
      case VOLATILE ->
          switch (site.kind()) {
            case READ -> List.of(AccessMode.ACQUIRE, AccessMode.OPAQUE, AccessMode.PLAIN);
            case WRITE -> List.of(AccessMode.RELEASE, AccessMode.OPAQUE, AccessMode.PLAIN);
            case UPDATE ->
                List.of(
                    AccessMode.ACQUIRE_RELEASE,
                    AccessMode.ACQUIRE,
                    AccessMode.RELEASE,
                    AccessMode.OPAQUE);
            default -> List.of();
          };
      case ACQUIRE, RELEASE ->
          site.kind() == AccessKind.UPDATE
              ? List.of(AccessMode.OPAQUE)
              : List.of(AccessMode.OPAQUE, AccessMode.PLAIN);
      case OPAQUE -> List.of(AccessMode.PLAIN);
      case PLAIN -> List.of();
    };
  }
}
