package dev.touchstone.perf.speed.queue;

import static java.util.Objects.requireNonNull;

import dev.touchstone.queue.RingBuffer;
import dev.touchstone.queue.RingBufferPool;
import dev.touchstone.queue.SpmcArrayQueue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import rx.exceptions.MissingBackpressureException;
import rx.internal.util.RxRingBuffer;

/**
 * The original's four shapes on whole ring buffers, one thread: the reference, and the original
 * itself in two releases, which differ by the jar in front of the class path. A shape of a thousand
 * counts as one operation.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class RingShapes {
  /** The reference; any other name means RxJava's. */
  public static final String REFERENCE = "RingBuffer over SpmcArrayQueue";

  private static final int MANY = 1000;
  private static final Integer TOKEN = 7;

  /** Whose ring buffer. */
  @Param("")
  public String peer = "";

  private Rings<?> rings;

  /** Makes a ring buffer and a pool of them. */
  @Setup
  public void makeRings() {
    rings = peer.equals(REFERENCE) ? new Ours() : new Theirs();
  }

  /** One kind of ring buffer, with one that stays; a fork makes one subclass only. */
  private abstract static class Rings<R> {
    private final R kept = acquire();

    abstract R acquire();

    abstract void put(R ring);

    abstract int poll(R ring);

    abstract void release(R ring);

    final int one(R ring) {
      put(ring);
      return poll(ring);
    }

    final int thousand(R ring) {
      for (int i = 0; i < MANY; i++) {
        put(ring);
      }
      int sum = 0;
      for (int i = 0; i < MANY; i++) {
        sum += poll(ring);
      }
      return sum;
    }

    final int createdOne() {
      R ring = acquire();
      int sum = one(ring);
      release(ring);
      return sum;
    }

    final int createdThousand() {
      R ring = acquire();
      int sum = thousand(ring);
      release(ring);
      return sum;
    }

    final int keptOne() {
      return one(kept);
    }

    final int keptThousand() {
      return thousand(kept);
    }
  }

  private static final class Ours extends Rings<RingBuffer<Integer>>
      implements RingBuffer.Receiver<Integer> {
    private static final RingBufferPool<Integer> POOL =
        new RingBufferPool<>(() -> new SpmcArrayQueue<>(QueueShapes.CAPACITY), 16);
    private int received;

    @Override
    RingBuffer<Integer> acquire() {
      return POOL.acquire();
    }

    @Override
    void put(RingBuffer<Integer> ring) {
      ring.onNext(TOKEN);
    }

    @Override
    int poll(RingBuffer<Integer> ring) {
      if (!ring.poll(this)) {
        throw new IllegalStateException("empty");
      }
      return received;
    }

    @Override
    void release(RingBuffer<Integer> ring) {
      ring.release();
    }

    @Override
    public void onNext(Integer item) {
      received = item;
    }

    @Override
    public void onError(Throwable error) {
      throw new IllegalStateException(error);
    }

    @Override
    public void onCompleted() {
      throw new IllegalStateException("completed");
    }
  }

  private static final class Theirs extends Rings<RxRingBuffer> {
    @Override
    RxRingBuffer acquire() {
      return RxRingBuffer.getSpmcInstance();
    }

    @Override
    void put(RxRingBuffer ring) {
      try {
        ring.onNext(TOKEN);
      } catch (MissingBackpressureException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    int poll(RxRingBuffer ring) {
      return (Integer) requireNonNull(ring.poll());
    }

    @Override
    void release(RxRingBuffer ring) {
      ring.release();
    }
  }

  /** One item in and out. */
  @Benchmark
  public int addRemove1() {
    return rings.keptOne();
  }

  /** A thousand in, then out. */
  @Benchmark
  public int addRemove1000() {
    return rings.keptThousand();
  }

  /** A ring buffer out of the pool, one item in and out, released. */
  @Benchmark
  public int createUseDestroy1() {
    return rings.createdOne();
  }

  /** The same with a thousand. */
  @Benchmark
  public int createUseDestroy1000() {
    return rings.createdThousand();
  }
}
