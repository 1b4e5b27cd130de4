package dev.touchstone.evidence;

/**
 * What is needed to see one violation again: {@code replay.json}, beside its trace. The component
 * names are the names in the JSON.
 *
 * @param schema {@value #SCHEMA}
 * @param contract the contract's text
 * @param check id of the check that found it
 * @param recipe leads the check straight to the execution, in the engine's own words; empty where
 *     it does what it did before
 * @param origin arguments of the command line that name where a foreign subject is from, and its
 *     contract; empty for the house's own
 * @param reason what was seen, a sentence without a full stop
 */
public record ReplayFile(
    String schema,
    Evidence.SubjectId subject,
    String contract,
    String claim,
    String engine,
    String check,
    Replay.Kind kind,
    String recipe,
    Budget budget,
    long seed,
    String origin,
    String reason) {
  public static final String SCHEMA = "touchstone-replay/1";

  /** The name of the file. */
  public static final String NAME = "replay.json";

  /** The same with another recipe. */
  public ReplayFile withRecipe(String other) {
    return new ReplayFile(
        schema, subject, contract, claim, engine, check, kind, other, budget, seed, origin, reason);
  }
}
