package dev.touchstone.subjects.specimens.keys;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The selected keys in the order of their selection. The owner's, unless the defect is otherwise.
 */
final class SpecimenSelection {
  private @Nullable SpecimenKey[] keys = new SpecimenKey[4];
  private int count;

  int count() {
    return count;
  }

  @Nullable SpecimenKey get(int index) {
    return index < count ? keys[index] : null;
  }

  int indexOf(SpecimenKey key) {
    for (int i = 0; i < count; i++) {
      if (keys[i] == key) {
        return i;
      }
    }
    return -1;
  }

  void add(SpecimenKey key) {
    int at = count;
    if (at == keys.length) {
      keys = Arrays.copyOf(keys, 2 * at);
    }
    keys[at] = key;
    count = at + 1;
  }

  boolean remove(SpecimenKey key) {
    int at = indexOf(key);
    if (at < 0) {
      return false;
    }
    int last = count - 1;
    for (int i = at; i < last; i++) {
      keys[i] = keys[i + 1];
    }
    keys[last] = null;
    count = last;
    return true;
  }
}
