package dev.touchstone.models.explorer;

import dev.touchstone.contracts.queue.QueueOperations;
import dev.touchstone.contracts.queue.QueueUnderTest;
import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.woven.WovenHeap;
import org.jspecify.annotations.Nullable;

/** A client as a program of the explorer, on one queue; it can be explored once. */
final class QueueProgram {
  private final QueueClient client;
  private final QueueUnderTest queue;
  private final Program program;

  /**
   * Makes the program.
   *
   * @param mergesEqual whether of executions that differ only in which of some equal threads did
   *     what one is enough
   */
  QueueProgram(QueueClient client, QueueUnderTest queue, WovenHeap heap, boolean mergesEqual) {
    this.client = client;
    this.queue = queue;
    Program.Builder builder = Program.named(client.text()).describedBy(heap::text);
    Location flag = client.hasFlag() ? builder.location("flag", 0) : null;
    int element = 1;
    for (int i = 0; i < client.before().length(); i++) {
      char step = client.before().charAt(i);
      if (step == QueueClient.OFFER) {
        queue.offer(element++);
      } else {
        queue.poll();
      }
    }
    for (int e = 1; e < client.firstElement(client.threads().size()); e++) {
      heap.know(e, "");
    }
    heap.know(queue, "");
    for (int t = 0; t < client.threads().size(); ) {
      int thread = t;
      int equal = mergesEqual ? client.equalThreads(t) : 1;
      int first = client.firstElement(t);
      builder.threads(equal, heap.body(memory -> run(memory, thread, first, flag)));
      t += equal;
    }
    int most = client.firstElement(client.threads().size()) + 1;
    builder.afterwards(heap.body(memory -> drain(memory, most)));
    program = builder.build();
  }

  Program program() {
    return program;
  }

  private void run(Memory memory, int thread, int firstElement, @Nullable Location flag) {
    int element = firstElement;
    String steps = client.threads().get(thread);
    for (int i = 0; i < steps.length(); i++) {
      char step = steps.charAt(i);
      switch (step) {
        case QueueClient.OFFER -> offer(memory, element++);
        case QueueClient.OFFER_AGAIN -> offer(memory, 1);
        case QueueClient.POLL -> poll(memory);
        default -> {
          if (flag == null) {
            throw new IllegalStateException("there is no flag");
          }
          if (step == QueueClient.SIGNAL) {
            memory.write(flag, 1, AccessMode.RELEASE);
          } else {
            memory.await(flag, AccessMode.ACQUIRE, value -> value == 1);
          }
        }
      }
    }
  }

  private void offer(Memory memory, int element) {
    memory.call(QueueOperations.OFFER, element);
    memory.returned(queue.offer(element));
  }

  private @Nullable Object poll(Memory memory) {
    memory.call(QueueOperations.POLL);
    Object element = queue.poll();
    memory.returned(element);
    return element;
  }

  private void drain(Memory memory, int most) {
    for (int i = 0; i < most && poll(memory) != null; i++) {
      // Each element is an operation of its own.
    }
  }
}
