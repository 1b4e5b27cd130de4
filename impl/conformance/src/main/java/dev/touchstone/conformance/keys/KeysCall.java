package dev.touchstone.conformance.keys;

import java.nio.channels.SelectionKey;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * One call of a sequence for one thread. One that has no meaning where it stands is left out: so a
 * sequence keeps its meaning when calls are taken from it.
 *
 * @param kind what is called
 * @param which of REGISTER the descriptor; of calls on a key which one, counted round and round; of
 *     PROCESS where the drawing of ready operations starts
 * @param ops operations, where it takes some
 */
record KeysCall(Kind kind, int which, int ops) {
  private static final int[] OPS = {
    0,
    SelectionKey.OP_READ,
    SelectionKey.OP_READ,
    SelectionKey.OP_WRITE,
    SelectionKey.OP_READ | SelectionKey.OP_WRITE,
    SelectionKey.OP_ACCEPT,
    SelectionKey.OP_CONNECT
  };

  /** What is called. */
  enum Kind {
    REGISTER,
    CANCEL,
    SET,
    OR,
    AND,
    INTEREST,
    KEYS,
    WAKEUP,
    PREPARE,
    PROCESS,
    FINISH,
    DESELECT,
    TAKE,
    CLOSE
  }

  /** Draws calls over so many descriptors, about a third of them the owner's steps. */
  static List<KeysCall> draw(SplittableRandom random, int descriptors, int length) {
    List<KeysCall> calls = new ArrayList<>();
    Kind step = Kind.PREPARE;
    for (int i = 0; i < length; i++) {
      Kind kind;
      if (random.nextInt(3) == 0) {
        kind = step;
        step = next(step, random);
      } else {
        kind = other(random.nextInt(100));
      }
      int which = random.nextInt(kind == Kind.REGISTER ? descriptors : 1 << 16);
      calls.add(new KeysCall(kind, which, OPS[random.nextInt(OPS.length)]));
    }
    return calls;
  }

  private static Kind next(Kind step, SplittableRandom random) {
    return switch (step) {
      case PREPARE -> random.nextInt(6) == 0 ? Kind.FINISH : Kind.PROCESS;
      case PROCESS -> Kind.FINISH;
      default -> Kind.PREPARE;
    };
  }

  private static Kind other(int die) {
    if (die < 30) {
      return Kind.REGISTER;
    }
    if (die < 46) {
      return Kind.CANCEL;
    }
    Kind[] rest = {Kind.SET, Kind.OR, Kind.AND, Kind.INTEREST};
    if (die < 78) {
      return rest[(die - 46) / 8];
    }
    if (die < 82) {
      return Kind.KEYS;
    }
    if (die < 88) {
      return Kind.WAKEUP;
    }
    if (die < 95) {
      return Kind.DESELECT;
    }
    return die < 99 ? Kind.TAKE : Kind.CLOSE;
  }
}
