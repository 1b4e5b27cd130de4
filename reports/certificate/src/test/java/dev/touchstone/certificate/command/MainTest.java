package dev.touchstone.certificate.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void nearestNameIsGuessed() {
    List<String> known = List.of("touchstone:SpmcArrayQueue", "specimen:SpmcSlow");
    assertThat(Nearest.to("SpmcArayQueue", known)).contains("touchstone:SpmcArrayQueue");
    assertThat(Nearest.to("specimen:spmcslow", known)).contains("specimen:SpmcSlow");
    assertThat(Nearest.to("java.lang.String", known)).isEmpty();
  }

  @Test
  void distanceIsLevenshteins() {
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
  }

  @Test
  void wordsAreQuotedForAShell() {
    assertThat(ShellWord.line("certify", "a b", "it's", "x=1,y"))
        .isEqualTo("certify 'a b' 'it'\\''s' x=1,y");
  }

  @Test
  void quotedWordsAreReadBack() {
    String[] words = {"--jar", "a b/it's.jar", "", "--contract", "spmc-bounded,bytes=0"};
    assertThat(ShellWord.split(ShellWord.line(words))).containsExactly(words);
    assertThat(ShellWord.split("")).isEmpty();
  }
}
