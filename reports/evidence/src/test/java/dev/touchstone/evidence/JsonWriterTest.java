package dev.touchstone.evidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

  record Point(int x, String name) {}

  @Test
  void everyKindOfValueHasItsForm() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("list", Arrays.asList(1, 2L, 0.5, true, null));
    map.put("bean", new Point(3, "p"));
    map.put("enum", Verdict.HOLDS);
    map.put("empty", List.of());
    assertThat(JsonWriter.write(map))
        .isEqualTo(
            "{\"list\":[1,2,0.5,true,null],\"bean\":{\"x\":3,\"name\":\"p\"},"
                + "\"enum\":\"HOLDS\",\"empty\":[]}");
  }

  @Test
  void stringsNeverBreakTheLineOrTheQuotes() {
    assertThat(JsonWriter.write("a\"b\\c\nd\te\u0001f\rg"))
        .isEqualTo("\"a\\\"b\\\\c\\nd\\te\\u0001f\\rg\"");
  }

  @Test
  void halfASurrogatePairIsEscapedAndAWholeOneIsNot() {
    assertThat(JsonWriter.write("\uD83D")).isEqualTo("\"\\ud83d\"");
    assertThat(JsonWriter.write("\uD83D\uDE00")).isEqualTo("\"\uD83D\uDE00\"");
  }

  @Test
  void notANumberIsNull() {
    assertThat(JsonWriter.write(List.of(Double.NaN, Double.POSITIVE_INFINITY)))
        .isEqualTo("[null,null]");
  }

  @Test
  void whatHasNoFormIsRefused() {
    assertThatThrownBy(() -> JsonWriter.write(new Object()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
