package dev.touchstone.certificate.page;

import dev.touchstone.certificate.verdict.Certificate;
import dev.touchstone.contracts.EngineKind;
import java.util.ArrayList;
import java.util.List;

/**
 * What a certificate does not say: of the method as such, of this machine, and of each engine that
 * was used.
 */
final class Limits {
  private Limits() {}

  static List<String> of(Certificate certificate) {
    List<String> limits = new ArrayList<>();
    limits.add(
        "It is not a proof. “Holds” means that the checks did all that they planned and saw nothing that the claim forbids.");
    limits.add(
        "It speaks of these bytes, on this machine, under this Java and these flags, and of no other.");
    if (certificate.environment().os().matches(".*(amd64|x86_64).*")) {
      limits.add(
          "The processor is x86-64: of all reorderings, its hardware shows only a store that is overtaken by a later load. What weaker processors do was not seen.");
    }
    certificate.engines().stream()
        .flatMap(name -> EngineKind.named(name).stream())
        .map(kind -> kind.engineName() + " cannot see " + blindness(kind) + ".")
        .forEach(limits::add);
    limits.add("It is not signed; its digests say of which files it speaks.");
    return limits;
  }

  private static String blindness(EngineKind kind) {
    return switch (kind) {
      case CONFORMANCE -> "anything that needs two threads";
      case LINCHECK ->
          "weak memory: it schedules threads under sequential consistency, and does not say whether it tried everything";
      case EXPLORER ->
          "real-time order that no thread can observe, nor load buffering on plain fields";
      case JCSTRESS ->
          "orderings that this hardware and compiler do not produce, nor more threads than cores";
      case STORMS -> "rare orderings; its monitors of full and empty are sound, not complete";
      case JMH -> "correctness: it measures";
    };
  }
}
