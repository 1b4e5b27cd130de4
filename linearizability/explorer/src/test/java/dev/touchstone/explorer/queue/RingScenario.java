package dev.touchstone.explorer.queue;

import dev.touchstone.contracts.MemoryOrder;
import dev.touchstone.contracts.queue.QueueSpecification;
import dev.touchstone.explorer.Explorer;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.judge.Failures;
import dev.touchstone.explorer.judge.LegalOrder;
import dev.touchstone.explorer.judge.LoadBuffering;
import dev.touchstone.explorer.judge.Publication;
import dev.touchstone.explorer.judge.Verification;
import dev.touchstone.explorer.model.MemoryModel;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads that offer (o) and poll (p) on a ring.
 *
 * @param threads one string of o and p a thread, such as {@code oo}, {@code p}, {@code p}
 */
record RingScenario(
    Ring.Design design,
    Ring.Modes modes,
    int capacity,
    List<Long> initial,
    boolean drain,
    boolean spins,
    List<String> threads) {

  static RingScenario of(
      Ring.Design design, Ring.Modes modes, List<Long> initial, String... threads) {
    return new RingScenario(design, modes, 2, initial, true, false, List.of(threads));
  }

  RingScenario withoutDrain() {
    return new RingScenario(design, modes, capacity, initial, false, spins, threads);
  }

  RingScenario spinning() {
    return new RingScenario(design, modes, capacity, initial, drain, true, threads);
  }

  RingScenario withCapacity(int newCapacity) {
    return new RingScenario(design, modes, newCapacity, initial, drain, spins, threads);
  }

  Program program() {
    return program(false);
  }

  /** The program, whose neighbouring threads that only poll are equal if so wanted. */
  private Program program(boolean equal) {
    Program.Builder builder = Program.named(String.join(" | ", threads));
    Ring ring = new Ring(builder, design, modes, capacity, initial, spins);
    long element = 10;
    for (int t = 0; t < threads.size(); ) {
      String calls = threads.get(t);
      long first = element;
      element += calls.length();
      int same = 1;
      while (equal
          && calls.indexOf('o') < 0
          && t + same < threads.size()
          && threads.get(t + same).equals(calls)) {
        same++;
      }
      builder.threads(
          same,
          m -> {
            long next = first;
            for (int i = 0; i < calls.length(); i++) {
              if (calls.charAt(i) == 'o') {
                ring.offer(m, ++next);
              } else {
                ring.poll(m);
              }
            }
          });
      t += same;
    }
    if (drain) {
      builder.afterwards(ring::drain);
    }
    return builder.build();
  }

  Verification.Result verify(MemoryModel model, MemoryOrder order) {
    return verify(model, order, program());
  }

  /** The same, with one execution for all permutations of threads that do the same polls. */
  Verification.Result verifyUpToPermutation(MemoryModel model, MemoryOrder order) {
    return verify(model, order, program(true));
  }

  private Verification.Result verify(MemoryModel model, MemoryOrder order, Program program) {
    List<Object> elements = new ArrayList<>(initial);
    return Verification.of(
            Explorer.of(model),
            new Failures(),
            new LegalOrder<>(QueueSpecification.of(capacity).startingWith(elements), order),
            new Publication("offer", "poll"),
            new LoadBuffering())
        .run(program);
  }
}
