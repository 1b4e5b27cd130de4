package dev.touchstone.certificate.hostile;

/** Its offer prints without end. */
public final class PrintsWithoutEnd extends WellBehaved {
  public PrintsWithoutEnd(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    while (true) {
      System.out.println("offered once more: " + element + " ".repeat(200) + ".");
    }
  }
}
