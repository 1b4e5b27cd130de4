package dev.touchstone.explorer.oracle;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A random straight-line program: what the explorer runs and what the enumerator reads.
 *
 * @param threads the statements of each thread
 * @param childOf for each thread the one that starts it, or -1
 * @param locations number of locations
 */
record RandomProgram(List<List<Step>> threads, List<Integer> childOf, int locations) {
  private static final AccessMode[] ACCESS = {
    AccessMode.PLAIN, AccessMode.OPAQUE, AccessMode.ACQUIRE, AccessMode.RELEASE, AccessMode.VOLATILE
  };
  private static final AccessMode[] UPDATE = AccessMode.values();
  private static final AccessMode[] FENCE = {
    AccessMode.ACQUIRE,
    AccessMode.RELEASE,
    AccessMode.ACQUIRE_RELEASE,
    AccessMode.VOLATILE,
    AccessMode.VOLATILE
  };

  /** What random programs are made of. */
  record Features(boolean allVolatile, boolean blocking, boolean junctions, boolean choices) {}

  static RandomProgram make(SplittableRandom random, Features features, int accesses) {
    int threads = random.nextInt(2, 4);
    int locations = random.nextInt(1, 4);
    List<List<Step>> bodies = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      bodies.add(new ArrayList<>());
    }
    int left = random.nextInt(3, accesses + 1);
    while (left > 0) {
      left -= addStep(bodies.get(random.nextInt(threads)), random, features, locations);
    }
    int[] childOf = new int[threads];
    Arrays.fill(childOf, -1);
    if (features.junctions() && random.nextInt(3) > 0) {
      int child = random.nextInt(threads);
      int parent = (child + 1 + random.nextInt(threads - 1)) % threads;
      List<Step> body = bodies.get(parent);
      int at = 0;
      if (random.nextInt(3) > 0) {
        childOf[child] = parent;
        at = random.nextInt(body.size() + 1);
        body.add(at++, new Step(Step.Kind.START, child, AccessMode.PLAIN, 0, 0));
      }
      if (random.nextBoolean()) {
        int joiner = childOf[child] < 0 ? parent : otherThan(child, threads, random);
        List<Step> joining = bodies.get(joiner);
        int from = joiner == parent ? at : 0;
        joining.add(
            random.nextInt(from, joining.size() + 1),
            new Step(Step.Kind.JOIN, child, AccessMode.PLAIN, 0, 0));
      }
    }
    return new RandomProgram(bodies, Arrays.stream(childOf).boxed().toList(), locations);
  }

  /** Two or three equal threads, and perhaps another one after them. */
  static RandomProgram withEqualThreads(SplittableRandom random, Features features, int accesses) {
    int equal = random.nextInt(2, 4);
    int locations = random.nextInt(1, 3);
    List<Step> body = body(random, features, locations, random.nextInt(1, accesses / equal + 1));
    List<List<Step>> bodies = new ArrayList<>(Collections.nCopies(equal, body));
    if (random.nextInt(3) > 0) {
      int left = Math.max(1, accesses - equal * body.size());
      bodies.add(body(random, features, locations, random.nextInt(1, left + 1)));
    }
    return new RandomProgram(bodies, Collections.nCopies(bodies.size(), -1), locations);
  }

  private static List<Step> body(
      SplittableRandom random, Features features, int locations, int accesses) {
    List<Step> body = new ArrayList<>();
    for (int left = accesses; left > 0; ) {
      left -= addStep(body, random, features, locations);
    }
    return body;
  }

  /** How many of the first threads are equal. */
  int equalThreads() {
    int equal = 1;
    while (equal < threads.size() && threads.get(equal) == threads.get(0)) {
      equal++;
    }
    return equal;
  }

  private static int otherThan(int thread, int threads, SplittableRandom random) {
    return (thread + 1 + random.nextInt(threads - 1)) % threads;
  }

  private static int addStep(
      List<Step> body, SplittableRandom random, Features features, int locations) {
    int l = random.nextInt(locations);
    AccessMode access =
        features.allVolatile() ? AccessMode.VOLATILE : ACCESS[random.nextInt(ACCESS.length)];
    AccessMode update =
        features.allVolatile() ? AccessMode.VOLATILE : UPDATE[random.nextInt(UPDATE.length)];
    long value = random.nextInt(1, 4);
    long expected = random.nextInt(0, 3);
    switch (random.nextInt(20)) {
      case 0, 1, 2, 3, 4, 5 -> body.add(new Step(Step.Kind.READ, l, access, 0, 0));
      case 6, 7, 8, 9, 10, 11 -> body.add(new Step(Step.Kind.WRITE, l, access, value, 0));
      case 12 -> body.add(new Step(Step.Kind.ADD, l, update, value, 0));
      case 13 -> body.add(new Step(Step.Kind.SWAP, l, update, value, 0));
      case 14 -> body.add(new Step(Step.Kind.CAS, l, update, expected, value));
      case 15 -> {
        Step.Kind kind = features.choices() ? Step.Kind.WEAK_CAS : Step.Kind.CAS;
        body.add(new Step(kind, l, update, expected, value));
      }
      case 16 -> {
        if (features.choices()) {
          body.add(new Step(Step.Kind.CHOOSE, l, access, 2, 0));
        }
      }
      case 17 -> {
        if (features.blocking()) {
          body.add(new Step(Step.Kind.AWAIT, l, access, expected, 0));
        }
      }
      case 18 -> {
        if (features.blocking()) {
          body.add(new Step(Step.Kind.LOCK, l, AccessMode.ACQUIRE, 0, 0));
          body.add(new Step(Step.Kind.READ, (l + 1) % locations, access, 0, 0));
          body.add(new Step(Step.Kind.UNLOCK, l, AccessMode.RELEASE, 0, 0));
          return 2;
        }
      }
      default -> {
        if (!features.allVolatile()) {
          body.add(new Step(Step.Kind.FENCE, -1, FENCE[random.nextInt(FENCE.length)], 0, 0));
          return 0;
        }
      }
    }
    return 1;
  }

  Program program() {
    Program.Builder builder = Program.named("random");
    Location[] places = builder.array("x", locations, 0);
    int equal = equalThreads();
    if (equal > 1) {
      builder.threads(equal, memory -> run(memory, threads.get(0), places));
    }
    for (int t = equal > 1 ? equal : 0; t < threads.size(); t++) {
      List<Step> body = threads.get(t);
      if (childOf.get(t) >= 0) {
        builder.child(memory -> run(memory, body, places));
      } else {
        builder.thread(memory -> run(memory, body, places));
      }
    }
    return builder.build();
  }

  private static void run(Memory memory, List<Step> body, Location[] places) {
    for (Step step : body) {
      long first = step.first();
      switch (step.kind()) {
        case READ -> memory.read(places[step.location()], step.mode());
        case WRITE -> memory.write(places[step.location()], first, step.mode());
        case ADD -> memory.getAndAdd(places[step.location()], first, step.mode());
        case SWAP -> memory.getAndSet(places[step.location()], first, step.mode());
        case CAS ->
            memory.compareAndSet(places[step.location()], first, step.second(), step.mode());
        case WEAK_CAS ->
            memory.weakCompareAndSet(places[step.location()], first, step.second(), step.mode());
        case FENCE -> memory.fence(step.mode());
        case AWAIT -> memory.await(places[step.location()], step.mode(), value -> value == first);
        case LOCK -> memory.awaitAndSet(places[step.location()], 0, 1, step.mode());
        case UNLOCK -> memory.write(places[step.location()], 0, step.mode());
        case CHOOSE -> memory.write(places[step.location()], 1 + memory.choose(2), step.mode());
        case START -> memory.start(step.location());
        case JOIN -> memory.join(step.location());
      }
    }
  }
}
