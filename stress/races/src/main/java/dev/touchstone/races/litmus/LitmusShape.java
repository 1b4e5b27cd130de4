package dev.touchstone.races.litmus;

import java.util.Arrays;
import java.util.List;

/**
 * The catalogue of shapes, by the names that the literature has for them (Alglave, Maranget,
 * Tautschnig, "Herding cats", 2014). Two threads, since jcstress runs no more than there are cores;
 * x and y begin with 0.
 */
public enum LitmusShape {
  SB("x=1 y | y=1 x"),
  MP("x=1 y=1 | y x"),
  LB("x y=1 | y x=1"),
  R("x=1 y=1 | y=2 x"),
  S("x=2 y=1 | y x=1"),
  W2_2("x=1 y=2 | y=1 x=2"),
  CO_RR("x=1 | x x"),
  CO_WW("x=1 x=2 | x"),
  CO_RW("x x=1 | x=2"),
  CO_WR("x=1 x | x=2"),
  CO_RR_WW("x=1 x=2 | x x"),
  SB_RFI("x=1 x y | y=1 y x"),
  SB_RMW("x+=1 y | y+=1 x"),
  MP_RMW("x=1 y+=1 | y x"),
  MP_WW("x=1 y=1 y=2 | y x"),
  MP_RR("x=1 y=1 | y x x"),
  RMW("x+=1 | x+=1");

  private final String text;

  LitmusShape(String text) {
    this.text = text;
  }

  /** The threads, separated by a bar; their steps, by blanks. */
  public String text() {
    return text;
  }

  /** The steps of each thread. */
  public List<List<LitmusStep>> threads() {
    return Arrays.stream(text.split("\\|"))
        .map(thread -> Arrays.stream(thread.strip().split(" ")).map(LitmusStep::parse).toList())
        .toList();
  }
}
