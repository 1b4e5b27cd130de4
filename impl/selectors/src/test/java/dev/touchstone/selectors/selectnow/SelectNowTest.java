package dev.touchstone.selectors.selectnow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.selectors.NamedProviders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The program says what the original said, with every selector. */
class SelectNowTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  static Set<String> selectors() {
    return NamedProviders.names();
  }

  @ParameterizedTest
  @MethodSource("selectors")
  void saysWhatTheOriginalSaid(String selector) {
    assertThat(run("20", "30", "2", "--selector", selector)).isZero();
    assertThat(text(err)).isEmpty();
    assertThat(text(out).replaceAll("elapsed: \\d+ millis", "elapsed: N millis"))
        .isEqualTo(
            """
            Server: Opening selector
            Server: Opening server
            Client: 20 connections
            Client: 30 requests
            Client: 2 iterations
            Client: connections established: 20/20
            Client: all clients are connected. I go to sleep forever...
            Server: all clients are connected
            Server: Ready to serve
            Server: iteration: 1/2  selectNow's: 30  elapsed: N millis
            Server: iteration: 2/2  selectNow's: 30  elapsed: N millis
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "20 30, Three numbers are needed",
    "20 30 0, ITERATIONS must be a number",
    "x 30 1, CONNECTIONS must be a number",
    "20 30 1 --selector, --selector needs a name",
    "20 30 1 --selector kqueue, No selector is named kqueue"
  })
  void refusesInOneSentence(String words, String sentence) {
    assertThat(run(words.split(" "))).isEqualTo(2);
    assertThat(text(err)).contains(sentence).hasLineCount(1);
    assertThat(text(out)).isEmpty();
  }

  @Test
  void saysThatTheDescriptorLimitIsTooLow() {
    assertThat(DescriptorLimit.soft()).isPresent();
    assertThatThrownBy(() -> DescriptorLimit.check(Integer.MAX_VALUE))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("descriptor limit is too low")
        .hasMessageContaining("ulimit -n 4294967394");
  }

  private int run(String... words) {
    return SelectNow.run(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        words);
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8);
  }
}
