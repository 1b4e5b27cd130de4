package dev.touchstone.contracts;

import java.util.List;

/**
 * A negative control: a subject with a known defect on which certain engines must report a claim as
 * violated.
 *
 * @param specimen the subject's name, {@code specimen:…}
 * @param defect what is wrong with it, in a few words
 * @param engines the engines that must notice it
 * @param later engines that must notice it as soon as they have a check of this kind of primitive;
 *     until then a certificate says that they have none
 */
public record Control(
    String specimen, String defect, List<EngineKind> engines, List<EngineKind> later) {
  public Control {
    engines = List.copyOf(engines);
    later = List.copyOf(later);
  }

  /** A control that every engine which must notice it can notice. */
  public Control(String specimen, String defect, List<EngineKind> engines) {
    this(specimen, defect, engines, List.of());
  }

  /**
   * A control with its engines by their letters.
   *
   * @param letters capital for engines that must notice, small for those that must later
   */
  public static Control of(String specimen, String defect, String letters) {
    return new Control(
        specimen,
        defect,
        letters.chars().filter(Character::isUpperCase).mapToObj(Control::engine).toList(),
        letters.chars().filter(Character::isLowerCase).mapToObj(Control::engine).toList());
  }

  private static EngineKind engine(int letter) {
    return EngineKind.of((char) Character.toUpperCase(letter));
  }
}
