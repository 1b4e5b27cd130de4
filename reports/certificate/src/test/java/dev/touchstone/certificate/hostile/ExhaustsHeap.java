package dev.touchstone.certificate.hostile;

import java.util.ArrayList;
import java.util.List;

/** Its offer takes all of the heap. */
public final class ExhaustsHeap extends WellBehaved {
  public ExhaustsHeap(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    List<Object> hoard = new ArrayList<>();
    while (hoard.size() < Integer.MAX_VALUE) {
      hoard.add(new long[1 << 24]);
    }
    return super.offer(hoard);
  }
}
