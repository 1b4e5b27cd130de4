package dev.touchstone.explorer.litmus;

import java.util.List;
import java.util.Map;

/** The programs of the families a1, a3 and b, whose names spell out their access modes. */
final class Dat3mFamilies {
  private Dat3mFamilies() {}

  /** The lines of a program, or an empty list if the name is of no family. */
  static List<String> lines(String name) {
    String[] parts = name.split("\\+");
    if (parts.length != 3) {
      return List.of();
    }
    String one = parts[1];
    String two = parts[2];
    String takes = "r0 = x acq ; if r0 != 0 { y := 1 pln }";
    String gives = "y := 1 pln ; x := 1 rel";
    return switch (parts[0]) {
      case "a1" -> List.of(access(one, 0) + " ; x := 1 " + mode(two), takes, "exists x=1 y=1");
      case "a1_reorder" ->
          List.of("x := 1 " + mode(one) + " ; " + access(two, 0), takes, "exists x=1 y=1");
      case "a3" ->
          List.of(
              gives,
              "r0 = x " + mode(one) + " ; if r0 != 0 { " + access(two, 1) + " }",
              "exists 1:r0=1");
      case "a3_reorder" ->
          List.of(gives, access(one, 1) + " ; r0 = x " + mode(two), "exists 1:r0=1");
      case "b" ->
          List.of(
              "r0 = x " + mode(one) + " ; y := 1 " + mode(two),
              "r0 = y rlx ; x := 1 rlx",
              "exists 0:r0=1 1:r0=1");
      case "b_reorder" ->
          List.of(
              "y := 1 " + mode(one) + " ; r0 = x " + mode(two),
              "r0 = y rlx ; x := 1 rlx",
              "exists 0:r0=1 1:r0=1");
      default -> List.of();
    };
  }

  private static String access(String token, int written) {
    String mode = mode(token.substring(1));
    return token.startsWith("R") ? "r1 = y " + mode : "y := " + written + " " + mode;
  }

  private static String mode(String token) {
    return Map.of("na", "pln").getOrDefault(token, token);
  }
}
