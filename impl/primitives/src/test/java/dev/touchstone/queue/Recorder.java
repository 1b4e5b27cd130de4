package dev.touchstone.queue;

import java.util.ArrayList;
import java.util.List;

/** Writes down what it receives. */
class Recorder implements RingBuffer.Receiver<String> {
  final List<String> events = new ArrayList<>();

  @Override
  public void onNext(String item) {
    events.add(item);
  }

  @Override
  public void onError(Throwable error) {
    events.add(error.toString());
  }

  @Override
  public void onCompleted() {
    events.add("completed");
  }
}
