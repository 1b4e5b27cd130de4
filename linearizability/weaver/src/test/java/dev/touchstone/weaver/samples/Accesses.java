package dev.touchstone.weaver.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Code with every kind of shared access; each method returns what shows that it still works. */
@SuppressWarnings({
  "ThreadPriorityCheck",
  "deprecation",
  "UnusedVariable",
  "UnnecessaryAsync",
  "LockNotBeforeTry"
})
public class Accesses extends Base {
  private static final VarHandle X;
  private static final VarHandle S;
  private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(Object[].class);
  private static final AtomicReferenceFieldUpdater<Accesses, Object> UPDATER =
      AtomicReferenceFieldUpdater.newUpdater(Accesses.class, Object.class, "reference");

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      X = lookup.findVarHandle(Accesses.class, "x", long.class);
      S = lookup.findStaticVarHandle(Accesses.class, "s", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static int s;
  private long x;
  private int narrow;
  private double wide;
  private volatile @Nullable Object reference;
  private final int constant;

  public Accesses() {
    this(new int[] {1, 2}[1]);
  }

  private Accesses(int constant) {
    super(constant > 1 ? new Object() : null);
    this.constant = constant;
  }

  public String fields() {
    narrow = 3;
    wide = 0.5;
    s = 4;
    reference = "r";
    inherited = 7;
    return narrow + " " + wide + " " + s + " " + reference + " " + inherited + " " + constant;
  }

  public String arrays() {
    boolean[] z = {true};
    byte[] b = {1};
    char[] c = {'c'};
    short[] h = {2};
    int[] i = {3};
    long[] l = {4};
    float[] f = {5};
    double[] d = {6};
    Object[] a = {"a"};
    return z[0] + " " + b[0] + c[0] + h[0] + i[0] + l[0] + f[0] + d[0] + a[0];
  }

  public String varHandles() {
    X.set(this, 1L);
    X.setRelease(this, (long) X.getAcquire(this) + 1);
    boolean swapped = X.compareAndSet(this, 2L, 3L);
    long before = (long) X.getAndAdd(this, 10L);
    S.setVolatile(5);
    int opaque = (int) S.getOpaque();
    Object[] array = new Object[2];
    ELEMENTS.setRelease(array, 1, "e");
    Object element = ELEMENTS.getVolatile(array, 1);
    VarHandle.fullFence();
    return swapped + " " + before + " " + x + " " + opaque + " " + element;
  }

  public String atomics() {
    AtomicLong atomic = new AtomicLong(1);
    atomic.lazySet(2);
    atomic.incrementAndGet();
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(2);
    array.set(1, "v");
    UPDATER.compareAndSet(this, null, "u");
    Node node = new Node();
    node.set("n");
    return atomic.get() + " " + array.get(1) + " " + UPDATER.get(this) + " " + node.get();
  }

  public String references() {
    AtomicInteger counter = new AtomicInteger(5);
    IntSupplier next = counter::incrementAndGet;
    return next.getAsInt() + " " + List.of(counter).stream().mapToInt(AtomicInteger::get).sum();
  }

  public String hints() {
    Thread.onSpinWait();
    Thread.yield();
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    return "awake";
  }

  public String monitors() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    lock.unlock();
    synchronized (this) {
      notifyAll();
    }
    return locked(2, 3L) + " " + lockedStatic();
  }

  private synchronized String locked(int a, long b) {
    for (int k = 0; k < a; k++) {
      narrow++;
    }
    return Thread.holdsLock(this) ? "held " + b : "not held";
  }

  private static synchronized String lockedStatic() {
    return Thread.holdsLock(Accesses.class) ? "held" : "not held";
  }

  /** Leaves by an exception; the monitor must be free afterwards. */
  public synchronized void throwing() {
    throw new IllegalStateException("thrown inside");
  }

  public String monitorIsFree() throws InterruptedException {
    List<String> out = new ArrayList<>();
    Thread other = new Thread(() -> out.add(locked(0, 0)));
    other.start();
    other.join(2_000);
    return String.join(" ", out);
  }

  private static final class Node extends AtomicReference<@Nullable String> {
    private static final long serialVersionUID = 1L;
  }
}
