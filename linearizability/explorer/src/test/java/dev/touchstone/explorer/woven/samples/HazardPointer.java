package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A reader announces what it is about to use, and looks whether that is still current; who retires
 * it looks for announcements (Michael 2004). Wrong with release and acquire in place of volatile.
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class HazardPointer {
  private static final class Box {
    private int content = 1;
  }

  private static final VarHandle CURRENT = Handles.of(MethodHandles.lookup(), "current", Box.class);
  private static final VarHandle HAZARD = Handles.of(MethodHandles.lookup(), "hazard", Box.class);

  private final boolean right;
  private final Box nobody = new Box();
  private final Box first = new Box();
  private final Box second = new Box();
  private Box current = first;
  private Box hazard = nobody;

  /** The right form, or the wrong one. */
  public HazardPointer(boolean right) {
    this.right = right;
  }

  /** The content of what is current; 0 if that changed meanwhile. */
  public int read() {
    Box box = (Box) CURRENT.getAcquire(this);
    Box again;
    if (right) {
      HAZARD.setVolatile(this, box);
      again = (Box) CURRENT.getVolatile(this);
    } else {
      HAZARD.setRelease(this, box);
      again = (Box) CURRENT.getAcquire(this);
    }
    return again == box ? box.content : 0;
  }

  /** Makes the second current and wipes the first, unless it is announced. */
  public void retire() {
    Box announced;
    if (right) {
      CURRENT.setVolatile(this, second);
      announced = (Box) HAZARD.getVolatile(this);
    } else {
      CURRENT.setRelease(this, second);
      announced = (Box) HAZARD.getAcquire(this);
    }
    if (announced != first) {
      first.content = -1;
    }
  }
}
