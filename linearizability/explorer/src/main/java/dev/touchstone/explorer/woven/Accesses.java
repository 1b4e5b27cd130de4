package dev.touchstone.explorer.woven;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.UnsupportedCodeException;
import dev.touchstone.explorer.woven.Place.OfAtomic;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessSite;
import java.lang.reflect.Array;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Makes the accesses of woven code on the explorer's memory. */
final class Accesses {
  private final WovenHeap heap;
  private final ObjectTable objects;
  private final ClassLoader loader;
  private final Places places;
  private final Plan.Table plans;
  private final Locks locks = new Locks(this);
  private @Nullable UnsupportedCodeException refused;

  Accesses(WovenHeap heap, ObjectTable objects, ClassLoader loader, AccessModes modes) {
    this.heap = heap;
    this.plans = new Plan.Table(modes);
    this.objects = objects;
    this.loader = loader;
    this.places = new Places(loader);
  }

  /** Throws again what the code under test may have caught. */
  void throwRefusal() {
    if (refused != null) {
      throw refused;
    }
  }

  UnsupportedCodeException refusal(AccessSite site) {
    String what = site.location() + (site.action().isEmpty() ? "" : "." + site.action());
    String why = site.kind() == AccessKind.CALL ? callRefusal(site) : "is not supported";
    refused = new UnsupportedCodeException(what + ", used in " + site.code() + ", " + why);
    return refused;
  }

  private String callRefusal(AccessSite site) {
    Class<?> type = places.type(site.owner());
    return type != null && type.getClassLoader() == loader
        ? "is native code"
        : "is not woven and may access what threads share";
  }

  /** True if a call leads to code that is not woven and works on what threads may share. */
  boolean mayNotBeCalled(Run run, AccessSite site, @Nullable Object receiver) {
    if (receiver == null) {
      return true;
    }
    ClassLoader of = receiver.getClass().getClassLoader();
    Class<?> owner = places.type(site.owner());
    if (of != null && owner != null && owner.isInterface()) {
      return false;
    }
    return of == loader || objects.known(run, receiver) != null;
  }

  /** In place of {@code tryLock}: takes the lock, or says that it is held. */
  boolean tryLock(Run run, AccessSite site, Lock lock) {
    if (!(lock instanceof ReentrantLock)) {
      throw refusal(site);
    }
    heap.count(site);
    run.memory().place(plans.of(site).code);
    return locks.tryLock(run, lock);
  }

  /** True if what a call leads to is woven itself. */
  boolean isWoven(Object receiver) {
    return receiver.getClass().getClassLoader() == loader;
  }

  void prepare(Run run, AccessSite site, @Nullable Object[] arguments) {
    Plan plan = plans.of(site);
    heap.count(site);
    run.memory().place(plan.code);
    switch (site.kind()) {
      case READ, WRITE, UPDATE -> access(run, plan, arguments);
      case FENCE -> run.memory().fence(plan.mode);
      case LOCK, UNLOCK -> {
        if (!locks.make(run, site, arguments[0])) {
          throw refusal(site);
        }
      }
      case PARK, UNPARK -> {
        if (!Parking.make(run, site, arguments)) {
          throw refusal(site);
        }
      }
      case SPIN -> {
        if (site.action().equals("sleep")) {
          throw refusal(site);
        }
      }
      default -> throw refusal(site);
    }
  }

  private void access(Run run, Plan plan, @Nullable Object[] arguments) {
    AccessSite site = plan.site;
    if (plan.isBulk) {
      new Bulk(this, run, site, plan.mode).access(arguments);
      return;
    }
    Places.Named named = places.of(plan, arguments);
    if (named == null) {
      throw refusal(site);
    }
    Place place = named.place();
    if (place == null || isConstant(place)) {
      // The access itself will throw, or finds what nobody changes.
      return;
    }
    switch (site.kind()) {
      case READ -> read(run, place, plan.mode);
      case WRITE -> write(run, place, arguments[arguments.length - 1], plan.mode);
      default -> {
        Update update = new Update(this, run, place, plan.mode);
        if (!update.make(plan.operation, arguments, named.coordinates())) {
          throw refusal(site);
        }
      }
    }
  }

  private static boolean isConstant(Place place) {
    return place instanceof Place.OfField of && of.variable().isFinal();
  }

  void read(Run run, Place place, AccessMode mode) {
    long word = run.memory().read(heap.location(run, place), mode);
    place.put(value(run, word, place.type()));
  }

  void write(Run run, Place place, @Nullable Object value, AccessMode mode) {
    Location location = heap.location(run, place);
    HeapObject referent = referent(run, value, place.type());
    run.memory().write(location, word(value, referent, place.type()), mode);
    wrote(run, referent);
  }

  Location location(Run run, Place place) {
    return heap.location(run, place);
  }

  /** Notes what the event just made has written. */
  void wrote(Run run, @Nullable HeapObject referent) {
    if (referent != null) {
      objects.wrote(run.memory().history(), referent);
    }
  }

  @Nullable HeapObject referent(Run run, @Nullable Object value, Class<?> type) {
    return value == null || type.isPrimitive() ? null : shared(run, value);
  }

  static long word(@Nullable Object value, @Nullable HeapObject referent, Class<?> type) {
    if (type.isPrimitive() && value != null) {
      return Words.of(value, type);
    }
    return referent == null ? 0 : referent.reference();
  }

  @Nullable Object value(Run run, long word, Class<?> type) {
    return type.isPrimitive() ? Words.boxed(word, type) : objects.referent(run, word);
  }

  /** The object, which from now on others may know; what an atomic was made with is written. */
  HeapObject shared(Run run, Object object) {
    HeapObject known = objects.known(run, object);
    if (known != null) {
      return known;
    }
    HeapObject shared = objects.of(run, object);
    if (OfAtomic.isOne(object) && !shared.wasThereBefore()) {
      int length = OfAtomic.isArray(object) ? places.length(object) : 0;
      for (int i = length == 0 ? -1 : 0; i < length; i++) {
        Place place = new OfAtomic(object, i);
        Object value = place.get();
        if (value != null && !(value instanceof Number n && n.longValue() == 0)) {
          write(run, place, value, AccessMode.PLAIN);
        }
      }
    }
    return shared;
  }

  static int length(Object array) {
    return Array.getLength(array);
  }
}
