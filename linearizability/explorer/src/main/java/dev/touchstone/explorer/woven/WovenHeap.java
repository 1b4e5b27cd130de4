package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.HeapMemory;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.ThreadBody;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.Replaced;
import dev.touchstone.weaver.hook.Replacement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.Lock;
import org.jspecify.annotations.Nullable;

/**
 * The objects of one explored program, made of classes that a {@code WeavingLoader.replacing} has
 * loaded. Each shared access of a thread's {@link #body} becomes an access to the explorer's
 * memory.
 *
 * <p>The program's objects are made first, as usual, and {@linkplain #know made known}. Then the
 * bodies are given to a program, which is explored once: the explorer's answers overwrite the Java
 * objects. Used by one thread at a time.
 */
public final class WovenHeap {
  private final ObjectTable objects = new ObjectTable();
  private final Accesses accesses;
  private final Map<String, Class<?>> types = new HashMap<>();
  private final Counts made = new Counts();
  private final Replacement replacement = new Answers();
  private @Nullable Run current;

  /**
   * A heap of a loader's classes.
   *
   * @param modes in which mode each access is made
   */
  public WovenHeap(ClassLoader loader, AccessModes modes) {
    this.accesses = new Accesses(this, objects, loader, modes);
  }

  /** Makes an object known with all that can be reached from it; the name is for people. */
  public void know(Object object, String name) {
    new Reachable(objects).from(object, name);
  }

  /** The body of a thread, run on this heap. */
  public ThreadBody body(ThreadBody body) {
    return memory -> run(new Run((HeapMemory) memory), body);
  }

  private void run(Run run, ThreadBody body) {
    Run outer = current;
    Replacement before = Replaced.by(replacement);
    current = run;
    try {
      body.run(run.memory());
    } finally {
      current = outer;
      Replaced.by(before);
    }
    accesses.throwRefusal();
  }

  /** A location's value, for people. */
  public String text(Location location, long value) {
    Class<?> type = types.get(location.toString());
    if (type == null) {
      return Long.toString(value);
    }
    return type.isPrimitive() ? String.valueOf(Words.boxed(value, type)) : objects.text(value);
  }

  /** The places in the code that made accesses, and how often. */
  public Map<AccessSite, Long> made() {
    return made.bySite();
  }

  void count(AccessSite site) {
    made.add(site);
  }

  /** The location of a variable. */
  Location location(Run run, Place place) {
    HeapObject object =
        place.base() instanceof Class<?> type
            ? objects.know(type, type.getSimpleName())
            : accesses.shared(run, place.base());
    Cell cell = object.cell(place.number());
    if (cell == null) {
      String name = object.name() + place.suffix();
      cell = new Cell(object, name, initial(run, object, place));
      object.put(place.number(), cell);
    }
    Location known = cell.location(run.memory());
    if (known != null) {
      return known;
    }
    Location location = cell.locate(run.memory());
    types.putIfAbsent(location.toString(), place.type());
    return location;
  }

  private long initial(Run run, HeapObject object, Place place) {
    if (object.wasThereBefore()) {
      return word(run, initialValue(place), place.type());
    }
    Object content = object.content();
    if (content == null || !(place instanceof Place.OfElement element)) {
      return 0;
    }
    return word(run, new Place.OfElement(content, element.index()).get(), place.type());
  }

  /** What was there before is the first thing that is read, but for static fields of old runs. */
  private static @Nullable Object initialValue(Place place) {
    return place instanceof Place.OfField field && field.variable().isStatic()
        ? StaticFields.initial(field)
        : place.get();
  }

  /** A value as a word; what it refers to and was not known was there before. */
  private long word(Run run, @Nullable Object value, Class<?> type) {
    if (value == null) {
      return 0;
    }
    if (type.isPrimitive()) {
      return Words.of(value, type);
    }
    HeapObject known = objects.known(run, value);
    return (known != null ? known : objects.know(value, value.getClass().getSimpleName()))
        .reference();
  }

  private Run current() {
    return Objects.requireNonNull(current, "no thread runs");
  }

  private final class Answers implements Replacement {
    @Override
    public void prepare(AccessSite site, @Nullable Object[] arguments) {
      Run run = current();
      if (run.isOver() && site.kind() == AccessKind.UNLOCK) {
        return;
      }
      try {
        accesses.prepare(run, site, arguments);
      } catch (Error | UnsupportedCodeException e) {
        run.over();
        throw e;
      }
    }

    @Override
    public boolean tryLock(AccessSite site, Lock lock) {
      Run run = current();
      if (run.isOver() || accesses.isWoven(lock)) {
        return lock.tryLock();
      }
      try {
        return accesses.tryLock(run, site, lock) && lock.tryLock();
      } catch (Error | UnsupportedCodeException e) {
        run.over();
        throw e;
      }
    }

    @Override
    public void leave(AccessSite site, @Nullable Object receiver) {
      Run run = current();
      if (!run.isOver() && accesses.mayNotBeCalled(run, site, receiver)) {
        run.over();
        throw accesses.refusal(site);
      }
    }

    @Override
    public void enter(int firstLoop, int loops) {
      current().enter(firstLoop, loops);
    }

    @Override
    public void iterate(int loop, @Nullable Object[] locals) {
      Run run = current();
      try {
        run.iterate(loop, Arrays.asList(locals));
      } catch (Error e) {
        run.over();
        throw e;
      }
    }

    @Override
    public void know(@Nullable Object object) {
      if (object != null && objects.known(current(), object) == null) {
        new Reachable(objects).from(object, object.getClass().getSimpleName());
      }
    }

    @Override
    public Thread currentThread() {
      return ModelThreads.at(current().memory().thread());
    }
  }
}
