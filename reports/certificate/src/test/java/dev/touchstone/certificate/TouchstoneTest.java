package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TouchstoneTest {
  private static final int CLASS_FILE_OF_JAVA_8 = 52;

  @Test
  void oldJavaIsToldWhatIsNeeded() throws ReflectiveOperationException {
    assertThat(complaint("1.8")).contains("Java 17 or newer is needed, and this is Java 8");
    assertThat(complaint("11")).contains("this is Java 11");
    assertThat(complaint("17")).isEmpty();
    assertThat(complaint("25")).isEmpty();
  }

  @Test
  void oldJavaCanReadTheClassThatTellsIt() throws IOException {
    try (InputStream in =
            Objects.requireNonNull(
                TouchstoneTest.class.getResourceAsStream(
                    "/dev/touchstone/certificate/Touchstone.class"));
        DataInputStream data = new DataInputStream(in)) {
      data.readInt();
      data.readUnsignedShort();
      assertThat(data.readUnsignedShort()).isEqualTo(CLASS_FILE_OF_JAVA_8);
    }
  }

  /** By name, since the class is compiled after those that this test is compiled with. */
  private static String complaint(String specification) throws ReflectiveOperationException {
    var method =
        Class.forName("dev.touchstone.certificate.Touchstone")
            .getDeclaredMethod("complaint", String.class);
    method.setAccessible(true);
    Object complaint = method.invoke(null, specification);
    return complaint == null ? "" : complaint.toString();
  }
}
