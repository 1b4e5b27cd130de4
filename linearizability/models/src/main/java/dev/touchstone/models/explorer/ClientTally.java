package dev.touchstone.models.explorer;

import dev.touchstone.evidence.Strength;
import dev.touchstone.explorer.Exploration;
import dev.touchstone.explorer.judge.Fault;
import dev.touchstone.explorer.judge.Verification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts what was explored of one subject, client by client. */
final class ClientTally {
  private static final String BOUND =
      "each client program listed, with every execution that Java's access modes allow (model JAMx:"
          + " program order and reads-from stay acyclic, so load buffering on plain fields is not"
          + " shown)";

  private final Map<String, String> figures = new LinkedHashMap<>();
  private final List<String> troubles = new ArrayList<>();
  private int planned;
  private int exhausted;
  private long executions;
  private long events;
  private long warnings;

  /** Counts a client that is to be explored. */
  void planned() {
    planned++;
  }

  /** Counts an exploration of it; the last one of a client stands. */
  void add(Client client, Verification.Result result) {
    Exploration exploration = result.exploration();
    boolean isFirst = !figures.containsKey(client.text());
    if (isFirst) {
      executions += exploration.represented();
      events = Math.max(events, exploration.maxEvents());
      warnings += result.count(Fault.Kind.LOAD_BUFFERING_HAZARD);
      exhausted += exploration.isExhausted() ? 1 : 0;
      figures.put(
          client.text(),
          exploration.represented()
              + " executions of up to "
              + exploration.maxEvents()
              + " events, "
              + (exploration.isExhausted()
                  ? "all there are"
                  : "not all: " + exploration.limit().map(Enum::name).orElse("")));
    }
  }

  /** Notes why something could not be decided. */
  void trouble(String reason) {
    troubles.add(reason);
  }

  /** Why what was done is not enough to say that a claim holds; empty if it is enough. */
  List<String> shortfalls() {
    List<String> shortfalls = new ArrayList<>(troubles);
    if (exhausted < planned) {
      shortfalls.add(
          "only " + exhausted + " of " + planned + " client programs were explored to their end");
    }
    if (planned == 0) {
      shortfalls.add("no client program could be made for it");
    }
    return shortfalls;
  }

  /** What was done, as it stands beside the verdict. */
  Strength strength() {
    boolean all = shortfalls().isEmpty();
    Map<String, String> shown = new LinkedHashMap<>();
    shown.put("client programs", exhausted + " of " + planned + " exhausted");
    shown.put("events of the largest execution", String.valueOf(events));
    if (warnings > 0) {
      shown.put("executions in which a plain read may buffer", String.valueOf(warnings));
    }
    shown.putAll(figures);
    return new Strength(
        all ? Strength.Kind.EXHAUSTIVE : Strength.Kind.BOUNDED,
        executions,
        executions,
        BOUND,
        all,
        shown);
  }
}
