package dev.touchstone.explorer.oracle;

/** A relation over at most 64 events, as a bit matrix of successors. */
final class Relation {
  final long[] successors;

  Relation(int size) {
    successors = new long[size];
  }

  int size() {
    return successors.length;
  }

  Relation add(int from, int to) {
    successors[from] |= 1L << to;
    return this;
  }

  boolean has(int from, int to) {
    return (successors[from] >>> to & 1) != 0;
  }

  Relation or(Relation other) {
    Relation result = new Relation(size());
    for (int i = 0; i < size(); i++) {
      result.successors[i] = successors[i] | other.successors[i];
    }
    return result;
  }

  /** This relation, then the other one. */
  Relation then(Relation other) {
    Relation result = new Relation(size());
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < size(); j++) {
        if (has(i, j)) {
          result.successors[i] |= other.successors[j];
        }
      }
    }
    return result;
  }

  Relation closure() {
    Relation result = or(new Relation(size()));
    for (int k = 0; k < size(); k++) {
      for (int i = 0; i < size(); i++) {
        if (result.has(i, k)) {
          result.successors[i] |= result.successors[k];
        }
      }
    }
    return result;
  }

  /** The relation or equality. */
  Relation optional() {
    Relation result = or(new Relation(size()));
    for (int i = 0; i < size(); i++) {
      result.add(i, i);
    }
    return result;
  }

  /** Only pairs from the one set to the other. */
  Relation between(long from, long to) {
    Relation result = new Relation(size());
    for (int i = 0; i < size(); i++) {
      if ((from >>> i & 1) != 0) {
        result.successors[i] = successors[i] & to;
      }
    }
    return result;
  }

  /** Equality on a set. */
  static Relation identity(int size, long set) {
    Relation result = new Relation(size);
    for (int i = 0; i < size; i++) {
      result.successors[i] = set & (1L << i);
    }
    return result;
  }

  boolean isIrreflexive() {
    for (int i = 0; i < size(); i++) {
      if (has(i, i)) {
        return false;
      }
    }
    return true;
  }

  boolean isAcyclic() {
    return closure().isIrreflexive();
  }
}
