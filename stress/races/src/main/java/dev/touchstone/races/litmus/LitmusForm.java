package dev.touchstone.races.litmus;

import dev.touchstone.contracts.Subject;
import dev.touchstone.races.form.Form;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A shape in one mode, as the launcher takes it; in the place of a subject stands its name. */
public record LitmusForm(LitmusShape shape, LitmusModes modes) implements Form {

  /** The form of a name. */
  static LitmusForm of(String name) {
    String[] parts = name.split("-");
    return new LitmusForm(LitmusShape.valueOf(parts[0]), LitmusModes.valueOf(parts[1]));
  }

  @Override
  public String name() {
    return shape + "-" + modes;
  }

  @Override
  public Class<?> test() {
    return LitmusRace.class;
  }

  @Override
  public Set<String> claims() {
    return Set.of();
  }

  @Override
  public String program() {
    return shape.text();
  }

  @Override
  public boolean publishes() {
    return false;
  }

  @Override
  public long enough() {
    return 40_000;
  }

  @Override
  public List<Integer> capacities(Subject subject) {
    return List.of(1);
  }

  @Override
  public Optional<String> unfit(Subject subject) {
    return Optional.of("it has no subject");
  }
}
