package dev.touchstone.perf.speed.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;
import rx.Observable;
import rx.Subscriber;
import rx.schedulers.Schedulers;

/**
 * Row 2: the merge shapes of the original on a real RxJava. Which one, and with whose queues, is a
 * matter of the class path. One operation is one whole merge.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class MergeBenchmarks {
  /** For a reader only. */
  @Param("")
  public String peer = "";

  /** Streams, items of a stream, or both. */
  @Param("1")
  public int size;

  private List<Observable<Integer>> singles = List.of();

  /** Streams that exist before. */
  @Setup
  public void makeStreams() {
    singles = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      singles.add(Observable.just(i));
    }
  }

  /** Says which queues were entered. */
  @TearDown
  public void sayWhatWasEntered() throws ReflectiveOperationException {
    EnteredQueues.say();
  }

  /** One stream of N. */
  @Benchmark
  public void merge1SyncStreamOfN(Blackhole hole) throws InterruptedException {
    int n = size;
    await(Observable.merge(Observable.just(1).map(i -> Observable.range(0, n))), hole);
  }

  /** N streams of one. */
  @Benchmark
  public void mergeNSyncStreamsOf1(Blackhole hole) throws InterruptedException {
    await(Observable.merge(Observable.from(singles)), hole);
  }

  /** N streams of N. */
  @Benchmark
  public void mergeNSyncStreamsOfN(Blackhole hole) throws InterruptedException {
    int n = size;
    await(Observable.merge(Observable.range(0, n).map(i -> Observable.range(0, n))), hole);
  }

  /** N streams of N, each on a thread of the computation scheduler. */
  @Benchmark
  public void mergeNAsyncStreamsOfN(Blackhole hole) throws InterruptedException {
    int n = size;
    await(
        Observable.merge(
            Observable.range(0, n)
                .map(i -> Observable.range(0, n).subscribeOn(Schedulers.computation()))),
        hole);
  }

  /** Two streams of N, each on a new thread. */
  @Benchmark
  public void mergeTwoAsyncStreamsOfN(Blackhole hole) throws InterruptedException {
    await(
        Observable.merge(
            Observable.range(0, size).subscribeOn(Schedulers.newThread()),
            Observable.range(0, size).subscribeOn(Schedulers.newThread())),
        hole);
  }

  /** A stream of N streams of one. */
  @Benchmark
  public void oneStreamOfNthatMergesIn1(Blackhole hole) throws InterruptedException {
    await(Observable.merge(Observable.range(0, size).map(Observable::just)), hole);
  }

  private static void await(Observable<Integer> merged, Blackhole hole)
      throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    merged.subscribe(
        new Subscriber<Integer>() {
          @Override
          public void onCompleted() {
            end.countDown();
          }

          @Override
          public void onError(Throwable error) {
            error.printStackTrace();
            end.countDown();
          }

          @Override
          public void onNext(Integer item) {
            hole.consume(item);
          }
        });
    end.await();
  }
}
