package dev.touchstone.explorer.woven.samples;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * An object that is made when it is first asked for. Wrong if it is read and written plainly: then
 * its fields need not be seen (the "Double-Checked Locking is Broken" declaration, Bacon and others
 * 2000).
 */
@SuppressWarnings("UnusedVariable") // fields are read through their handles
public class DoubleCheckedLocking {
  private static final class Box {
    private int content;
  }

  private static final VarHandle BOX = Handles.of(MethodHandles.lookup(), "box", Box.class);

  private final boolean right;
  private @Nullable Box box;

  /** The right form, or the wrong one. */
  public DoubleCheckedLocking(boolean right) {
    this.right = right;
  }

  /** The content of the object. */
  @SuppressWarnings("DoubleCheckedLocking") // what is wrong with it is the point
  public int get() {
    Box made = right ? (Box) BOX.getAcquire(this) : box;
    if (made == null) {
      synchronized (this) {
        made = box;
        if (made == null) {
          made = new Box();
          made.content = 42;
          if (right) {
            BOX.setRelease(this, made);
          } else {
            box = made;
          }
        }
      }
    }
    return made.content;
  }
}
