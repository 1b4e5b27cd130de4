package dev.touchstone.models.scenario;

import java.util.List;
import java.util.stream.Stream;

/**
 * Scenarios that stand first in every run: the smallest ones that show the known defects. The first
 * thread produces; it also polls where many may.
 */
public final class PinnedScenarios {
  private PinnedScenarios() {}

  /** Those of a group, for every contract; the caller leaves out what a contract forbids. */
  public static List<Scenario> of(OperationGroup group) {
    return texts(group).map(Scenario::parse).toList();
  }

  private static Stream<String> texts(OperationGroup group) {
    return switch (group) {
      case ORDER ->
          Stream.of(
              // A consumer stands between its claim and its clearing while another passes it.
              "2: offer(1) offer(2) ; offer(3) | poll() | poll() ; poll() poll()",
              "1: offer(1) ; poll() offer(2) | poll() ; poll()",
              "1: ; offer(1) offer(2) | poll() | poll() ; poll() poll()",
              // The same element comes round to the same slot.
              "1: offer(1) ; offer(1) | poll() ; poll() poll()",
              "2: offer(1) ; offer(2) offer(3) | poll() poll() ; poll() poll()",
              // A consumer looks into a slot that is trimmed meanwhile.
              "2: offer(1) offer(2) ; trim() offer(3) | poll() | poll() ; poll() poll()");
      case HEAD ->
          Stream.of(
              "2: offer(1) offer(2) ; poll() offer(3) | peek() ; poll() poll()",
              "2: offer(1) offer(2) ; offer(3) | poll() poll() | peek() ; poll() poll()",
              "2: ; offer(1) offer(2) | peek() poll() peek() ; poll()");
      case COUNT ->
          Stream.of(
              "2: offer(1) ; poll() offer(2) | size() ; size()",
              "2: offer(1) ; offer(2) | poll() | size() ; size()",
              "2: offer(1) ; offer(2) offer(3) | poll() poll() | size() size() ; size()",
              "2: ; offer(1) | isEmpty() poll() ; size() isEmpty()");
      case BATCHES ->
          Stream.of(
              "2: offer(1) offer(2) ; poll() fill(3,2) | poll() ; poll() poll() poll()",
              "2: offer(1) offer(2) ; fill(3,2) | poll() | poll() ; poll() poll() poll()",
              "2: offer(1) ; offer(2) | drain(2) | drain(2) ; poll() poll()",
              "2: offer(1) ; fill(2,2) | poll() drain(2) ; poll() poll() poll()",
              "2: offer(1) ; fill(2,2) | drain(2) | poll() ; poll() poll() poll()");
      case RELAXED_FORMS ->
          Stream.of(
              "2: offer(1) ; relaxedOffer(2) | relaxedPoll() | relaxedPeek() ; poll() poll()",
              "1: offer(1) ; relaxedPoll() relaxedOffer(2) | relaxedPoll() ; poll() poll()");
      case ALL ->
          Stream.of(
              "1: offer(1) ; offer(2) | poll() | poll() ; poll()",
              "2: offer(1) offer(2) ; offer(3) | poll() | poll() ; poll() poll()",
              "1: ; offer(1) | poll() | peek() ; poll()",
              "1: offer(1) ; fill(2,2) | poll() | poll() ; poll() poll()");
    };
  }
}
