package dev.touchstone.contracts;

import java.util.List;

/**
 * One promise of a contract, as the certificate prints it.
 *
 * @param id stable identifier, such as {@code QUEUE-FULL}
 * @param sentence what is promised
 * @param weakerForm what a subject that documents less is held to; empty where there is none
 * @param modality how it binds under the contract that it was taken from
 * @param note for {@link Modality#RELAXED} the citation, for {@link Modality#UNTESTED} the reason;
 *     else empty
 * @param controls the specimens that its checks must catch
 */
public record Claim(
    String id,
    String sentence,
    String weakerForm,
    Modality modality,
    String note,
    List<Control> controls) {

  public Claim {
    controls = List.copyOf(controls);
  }

  /** The same claim as a subject binds itself to it that documents a weaker form. */
  public Claim relaxed(String citation) {
    return new Claim(id, sentence, weakerForm, Modality.RELAXED, citation, controls);
  }

  /** The same claim under a contract to which it does not apply. */
  public Claim notApplicable(String reason) {
    return new Claim(id, sentence, weakerForm, Modality.UNTESTED, reason, controls);
  }

  /** The engines that must notice at least one of this claim's controls. */
  public List<EngineKind> engines() {
    return controls.stream().flatMap(c -> c.engines().stream()).distinct().sorted().toList();
  }

  /** The engines that must notice a control of this claim, and have no check for it yet. */
  public List<EngineKind> enginesToCome() {
    return controls.stream()
        .flatMap(c -> c.later().stream())
        .filter(kind -> !engines().contains(kind))
        .distinct()
        .sorted()
        .toList();
  }
}
