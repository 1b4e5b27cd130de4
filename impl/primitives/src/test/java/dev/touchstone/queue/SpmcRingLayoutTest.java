package dev.touchstone.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.queue.SpmcRingFields.ConsumerFields;
import dev.touchstone.queue.SpmcRingFields.PadAfterConsumers;
import dev.touchstone.queue.SpmcRingFields.ProducerFields;
import dev.touchstone.queue.SpmcRingFields.SlotFields;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Where the JVM that runs this test puts the fields. */
class SpmcRingLayoutTest {
  private static final long APART = 128;

  @Test
  void whatDifferentThreadsWriteLiesTwoLinesApart() throws ReflectiveOperationException {
    long slots = offset(SlotFields.class.getDeclaredField("slots"));
    long mask = offset(SlotFields.class.getDeclaredField("mask"));
    long producer = offset(ProducerFields.class.getDeclaredField("producerIndex"));
    long consumer = offset(ConsumerFields.class.getDeclaredField("consumerIndex"));
    long cache = offset(ConsumerFields.class.getDeclaredField("producerIndexCache"));
    assertThat(producer - Math.max(slots, mask)).isGreaterThanOrEqualTo(APART);
    assertThat(Math.min(consumer, cache) - producer).isGreaterThanOrEqualTo(APART);
    assertThat(Math.abs(consumer - cache)).as("on one line").isEqualTo(Long.BYTES);
    assertThat(end() - Math.max(consumer, cache)).isGreaterThanOrEqualTo(APART);
  }

  private static long end() throws ReflectiveOperationException {
    long end = 0;
    for (Field field : PadAfterConsumers.class.getDeclaredFields()) {
      end = Math.max(end, offset(field));
    }
    return end;
  }

  /** By reflection, so that compiling against an internal class is not needed. */
  private static long offset(Field field) throws ReflectiveOperationException {
    Class<?> unsafeClass = Class.forName("sun.misc.Unsafe");
    Field instance =
        Arrays.stream(unsafeClass.getDeclaredFields())
            .filter(f -> f.getName().equals("theUnsafe"))
            .findFirst()
            .orElseThrow();
    instance.setAccessible(true);
    Method objectFieldOffset = unsafeClass.getMethod("objectFieldOffset", Field.class);
    return (long) objectFieldOffset.invoke(instance.get(null), field);
  }
}
