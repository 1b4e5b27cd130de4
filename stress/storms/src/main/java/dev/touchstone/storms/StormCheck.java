package dev.touchstone.storms;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.queue.Capability;
import dev.touchstone.contracts.queue.QueueClaims;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.evidence.Check;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The checks of the storm engine. */
enum StormCheck implements Check {
  STORM(
      "storm",
      "many threads offer and poll on tiny queues, with and without schedule noise; monitors judge the history",
      List.of(QueueClaims.FIFO, QueueClaims.FULL, QueueClaims.EMPTY, QueueClaims.CAPACITY)),
  OBSERVED(
      "observed-storm",
      "threads peek and ask for the size while others offer and poll",
      List.of(QueueClaims.PEEK, QueueClaims.SIZE)),
  RELAXED(
      "relaxed-storm",
      "the relaxed operations among the strict ones, judged by the same monitors",
      List.of(QueueClaims.RELAXED)),
  BATCH(
      "batch-storm",
      "drain and fill among offer and poll, judged by the same monitors",
      List.of(QueueClaims.BATCH)),
  STALLS(
      "stalls",
      "a thread is stopped at each access of each operation in turn, and others go on; and no operation hangs in a storm",
      List.of(QueueClaims.PROGRESS));

  private final String id;
  private final String sentence;
  private final List<String> claims;

  StormCheck(String id, String sentence, List<String> claims) {
    this.id = id;
    this.sentence = sentence;
    this.claims = claims;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<String> claims() {
    return claims;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public Optional<String> notApplicable(Subject subject, String claim) {
    if (!(subject instanceof QueueSubject queue)) {
      return Optional.of("the subject is not a queue");
    }
    Set<Capability> has = queue.capabilities();
    return switch (claim) {
      case QueueClaims.PEEK -> unless(has.contains(Capability.PEEK), "peek");
      case QueueClaims.SIZE ->
          unless(has.contains(Capability.SIZE) || has.contains(Capability.IS_EMPTY), "size");
      case QueueClaims.RELAXED ->
          unless(
              has.contains(Capability.RELAXED_OFFER)
                  || has.contains(Capability.RELAXED_POLL)
                  || has.contains(Capability.RELAXED_PEEK),
              "relaxed operation");
      case QueueClaims.BATCH ->
          unless(has.contains(Capability.DRAIN) || has.contains(Capability.FILL), "drain or fill");
      default -> Optional.empty();
    };
  }

  private static Optional<String> unless(boolean has, String operation) {
    return has ? Optional.empty() : Optional.of("the queue has no " + operation);
  }
}
