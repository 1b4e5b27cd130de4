package dev.touchstone.contracts;

import java.util.List;

/**
 * A negative control: a subject with a known defect on which certain engines must report a claim as
 * violated.
 *
 * @param specimen the subject's name, {@code specimen:…}
 * @param defect what is wrong with it, in a few words
 * @param engines the engines that must notice it
 */
public record Control(String specimen, String defect, List<EngineKind> engines) {
  public Control {
    engines = List.copyOf(engines);
  }
}
