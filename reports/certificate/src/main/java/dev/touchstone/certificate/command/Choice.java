package dev.touchstone.certificate.command;

import dev.touchstone.certificate.UsageException;
import dev.touchstone.contracts.Claim;
import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.ContractException;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.evidence.Budget;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Turns what was typed into what there is; what there is not is answered with a list and a guess.
 */
final class Choice {
  private Choice() {}

  static Budget budget(String typed) {
    return Budget.named(typed.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () ->
                unknown(
                    "budget",
                    typed,
                    Arrays.stream(Budget.values()).map(Budget::commandName).toList()));
  }

  /** The claims' ids as the catalogue writes them. */
  static List<String> claims(Collection<String> typed) {
    List<String> known = Contracts.catalogue().stream().map(Claim::id).toList();
    return typed.stream().map(id -> one("claim", id.toUpperCase(Locale.ROOT), known)).toList();
  }

  /** The engines that were asked for, in the order in which they run; all if none was. */
  static List<String> engines(Collection<String> typed, List<String> built) {
    List<String> asked = typed.stream().map(e -> one("engine", lower(e), built)).toList();
    return built.stream().filter(e -> asked.isEmpty() || asked.contains(e)).toList();
  }

  /** The contract's canonical text. */
  static String contract(String typed) {
    try {
      Contract contract = Contracts.parse(typed);
      return contract.text();
    } catch (ContractException e) {
      String preset = typed.split(",", 2)[0];
      throw new UsageException(
          e.getMessage()
              + (Contracts.presets().contains(preset)
                  ? ""
                  : Nearest.to(preset, Contracts.presets())
                      .map(p -> " Did you mean '" + p + "'?")
                      .orElse("")),
          e);
    }
  }

  static String one(String what, String typed, List<String> known) {
    if (known.contains(typed)) {
      return typed;
    }
    throw unknown(what, typed, known);
  }

  static UsageException unknown(String what, String typed, List<String> known) {
    return new UsageException(
        "There is no "
            + what
            + " '"
            + typed
            + "'"
            + Nearest.to(typed, known).map(n -> "; did you mean '" + n + "'?").orElse(".")
            + " There are: "
            + String.join(", ", known)
            + ".");
  }

  private static String lower(String typed) {
    return typed.toLowerCase(Locale.ROOT);
  }
}
