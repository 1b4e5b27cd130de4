package dev.touchstone.certificate.hostile;

import java.io.File;

/** Deletes all that lies in its working directory. */
public final class DeletesFiles extends WellBehaved {
  public DeletesFiles(int capacity) {
    super(capacity);
    delete(new File("").getAbsoluteFile());
  }

  private static void delete(File file) {
    File[] within = file.listFiles();
    if (within != null) {
      for (File each : within) {
        delete(each);
      }
    }
    if (!file.delete()) {
      System.out.println("cannot delete " + file);
    }
  }
}
