package dev.touchstone.selector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * From descriptor to key by a direct array, in pages: kernels give the lowest free number, so that
 * pages are about full. A page is let go of when its last key leaves, but for one that is kept for
 * the next need; the array of pages stays, a sixty-fourth of the largest descriptor. A key's
 * identity is its generation: an entry counts only for the very key it holds. Not thread-safe.
 */
final class DescriptorIndex {
  private static final int BITS = 6;
  private static final int PAGE = 1 << BITS;

  private static final class Page {
    final @Nullable Key[] keys = new Key[PAGE];
    int count;
  }

  private @Nullable Page[] pages = new Page[1];
  private @Nullable Page spare;
  private int count;
  private int used;

  /** The key of a descriptor; null if it has none. */
  @Nullable Key get(int descriptor) {
    int number = descriptor >> BITS;
    Page page = number < pages.length ? pages[number] : null;
    return page == null ? null : page.keys[descriptor & (PAGE - 1)];
  }

  /** Makes the key its descriptor's. */
  void put(Key key) {
    int number = key.descriptor() >> BITS;
    if (number >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(number + 1, 2 * pages.length));
    }
    Page page = pages[number];
    if (page == null) {
      page = spare == null ? new Page() : spare;
      spare = null;
      pages[number] = page;
      used++;
    }
    int at = key.descriptor() & (PAGE - 1);
    if (page.keys[at] == null) {
      page.count++;
      count++;
    }
    page.keys[at] = key;
  }

  /** Forgets the key, if it is its descriptor's. */
  void remove(Key key) {
    if (get(key.descriptor()) != key) {
      return;
    }
    int number = key.descriptor() >> BITS;
    Page page = pages[number];
    if (page == null) {
      return;
    }
    page.keys[key.descriptor() & (PAGE - 1)] = null;
    count--;
    if (--page.count == 0) {
      pages[number] = null;
      spare = page;
      used--;
    }
  }

  /** For how many keys there is room. */
  int room() {
    return used * PAGE + pages.length;
  }

  /** The keys in the order of their descriptors. */
  List<SelectorKey> list() {
    List<SelectorKey> list = new ArrayList<>(count);
    for (Page page : pages) {
      if (page != null) {
        for (Key key : page.keys) {
          if (key != null) {
            list.add(key);
          }
        }
      }
    }
    return list;
  }
}
