package dev.touchstone.conformance.queue;

import static dev.touchstone.conformance.queue.Deviation.unless;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What went in, and which way each element came out. */
final class InAndOut {
  final List<Object> in = new ArrayList<>();
  final List<Object> handed = new ArrayList<>();
  private final List<Object> polled = new ArrayList<>();
  private final int most;
  private int last;

  InAndOut(int most) {
    this.most = most;
  }

  Object next() {
    in.add(++last);
    return last;
  }

  /** Offers the next number, unless there were enough; whether it was accepted. */
  boolean offered(Predicate<Object> offer) {
    if (last >= most) {
      return false;
    }
    Object element = ++last;
    boolean accepted = offer.test(element);
    if (accepted) {
      in.add(element);
    }
    return accepted;
  }

  void polled(@Nullable Object element) {
    if (element != null) {
      polled.add(element);
    }
  }

  /** Takes out what is left: everything that went in must have come out once, each way in order. */
  void settle(JournaledQueue queue, int capacity) {
    List<Object> rest = queue.pollUntilEmpty(capacity + 1);
    List<Object> out = new ArrayList<>(handed);
    out.addAll(polled);
    out.addAll(rest);
    for (Object element : in) {
      unless(
          Collections.frequency(out, element) == 1,
          "element " + element + " came out " + Collections.frequency(out, element) + " times");
    }
    unless(out.size() == in.size(), "what came out was " + out + ", what went in " + in);
    inOrder("handed out", handed);
    inOrder("polled by the callback", polled);
    inOrder("polled afterwards", rest);
  }

  private static void inOrder(String way, List<Object> elements) {
    for (int i = 1; i < elements.size(); i++) {
      unless((int) elements.get(i - 1) < (int) elements.get(i), way + " were " + elements);
    }
  }
}
