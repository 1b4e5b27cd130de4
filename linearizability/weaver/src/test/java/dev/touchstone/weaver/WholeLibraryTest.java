package dev.touchstone.weaver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.jar.JarFile;
import org.jctools.queues.SpmcArrayQueue;
import org.junit.jupiter.api.Test;

/** A whole library is woven, passes the verifier, and works. */
class WholeLibraryTest {
  /** Classes of jctools-core 4.0.6. */
  private static final int CLASSES = 300;

  @Test
  void everyClassOfALibraryIsWovenAndInitialised() throws Exception {
    Woven woven = new Woven();
    Path jar =
        Path.of(SpmcArrayQueue.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> names = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.endsWith(".class") && !name.contains("-info"))
          .forEach(name -> names.add(name.replace('/', '.').replace(".class", "")));
    }
    assertThat(names).hasSizeGreaterThan(CLASSES);
    for (String name : names) {
      Class<?> type = Class.forName(name, true, woven.loader);
      assertThat(type.getClassLoader()).isSameAs(woven.loader);
    }
    assertThat(woven.loader.report().classes()).isGreaterThanOrEqualTo(names.size());
    assertThat(woven.loader.report().omissions())
        .noneMatch(omission -> omission.reason().contains("left as it was"));
  }

  @Test
  void aWovenQueueWorksUnderNoise() throws Exception {
    Woven woven = new Woven();
    AtomicLong accesses = new AtomicLong();
    List<Object> taken =
        Woven.run(
            () -> {
              @SuppressWarnings("unchecked")
              Queue<Object> queue =
                  (Queue<Object>)
                      Class.forName(SpmcArrayQueue.class.getName(), true, woven.loader)
                          .asSubclass(Queue.class)
                          .getConstructor(int.class)
                          .newInstance(4);
              for (int i = 0; i < 4; i++) {
                queue.offer(i);
              }
              List<Object> out = new ArrayList<>();
              for (Object e = queue.poll(); e != null; e = queue.poll()) {
                out.add(e);
              }
              return out;
            },
            (site, target, handle, index) -> accesses.incrementAndGet());
    assertThat(taken).containsExactly(0, 1, 2, 3);
    assertThat(accesses.get()).isGreaterThan(20);
  }

  @Test
  void classesOfTheJdkAreNotWovenAndThatIsReported() throws Exception {
    Woven woven = new Woven();
    woven.instance(UsesJdkQueue.class.getName());
    assertThat(woven.loader.report().omissions().stream().map(Object::toString))
        .anyMatch(line -> line.contains("java.util.concurrent.LinkedBlockingQueue is not woven"));
  }

  /** Hands its elements to a queue of the JDK. */
  public static class UsesJdkQueue {
    private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();

    public UsesJdkQueue() {
      queue.add("x");
    }

    public String take() throws InterruptedException {
      return String.valueOf(queue.poll(1, TimeUnit.SECONDS));
    }
  }
}
