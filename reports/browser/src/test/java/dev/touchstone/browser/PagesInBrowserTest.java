package dev.touchstone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each kind of page, opened from disk as a reader does: at two widths, light and dark, it complains
 * of nothing, asks for nothing, and axe finds nothing; it steps with the keyboard. Each of these
 * checks is watched failing on a page that is broken on purpose.
 */
@TestInstance(Lifecycle.PER_CLASS)
class PagesInBrowserTest {
  private static final Path PAGES = Path.of(System.getProperty("pages", "target/pages"));
  private static final int LIMIT = 1 << 20;

  private static final String WIDE =
      "[...document.querySelectorAll('body *')].filter(e => !e.closest('.scroll') &&"
          + " e.getBoundingClientRect().right > innerWidth).map(e => e.outerHTML.slice(0, 120)).join(' | ')";

  @TempDir private Path temporary = Path.of("");
  private final List<Path> pages = new ArrayList<>();
  private @Nullable Browser browser;
  private Tab tab;

  @BeforeAll
  void open() throws IOException, InterruptedException {
    pages.addAll(Sample.write(PAGES));
    for (String other : System.getProperty("certificates", "").split(",")) {
      if (!other.isBlank()) {
        try (Stream<Path> files = Files.walk(Path.of(other.strip()))) {
          files.filter(f -> f.endsWith("index.html")).forEach(pages::add);
        }
      }
    }
    browser = Browser.start(Files.createTempDirectory("touchstone-browser"));
    tab = browser.tab();
  }

  @AfterAll
  void close() {
    if (browser != null) {
      browser.close();
    }
  }

  List<Path> pages() {
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void opensWithoutComplaintAndAsksForNothing(Path page) throws IOException {
    assertThat(Files.size(page)).isLessThan(LIMIT);
    assertThat(Html.faults(page)).isEmpty();
    for (int width : List.of(390, 1440)) {
      for (boolean dark : List.of(false, true)) {
        tab.look(width, 900, dark);
        tab.open(page, "");
        assertThat(Axe.violations(tab)).as("%d, dark: %s", width, dark).isEmpty();
        assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
            .as(() -> "wider than the window: " + tab.evaluate(WIDE).asText())
            .isLessThanOrEqualTo(width);
        String name = page.toAbsolutePath().getParent().getFileName() + "-" + width;
        tab.picture(PAGES.resolveSibling("pictures/" + name + (dark ? "-dark.png" : ".png")), true);
      }
    }
    assertThat(tab.complaints()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"conformance", "lincheck", "explorer", "jcstress", "storms"})
  void stepsWithTheKeyboard(String engine) throws IOException {
    tab.look(1440, 900, false);
    tab.open(Sample.page(PAGES, engine), "");
    tab.press("ArrowRight");
    tab.press("ArrowRight");
    assertThat(shown()).startsWith("Step 2 ");
    assertThat(tab.evaluate("location.hash").asText()).isEqualTo("#step-2");
    tab.press("ArrowLeft");
    assertThat(shown()).startsWith("Step 1 ");
    tab.evaluate("document.querySelector('[data-go=wrong]').click()");
    String wrong = tab.evaluate("document.querySelector('.trace').dataset.wrong").asText();
    assertThat(shown()).startsWith("Step " + wrong + " ");
    assertThat(Axe.violations(tab)).isEmpty();
    assertThat(tab.complaints()).isEmpty();
    tab.picture(PAGES.resolveSibling("pictures/" + engine + "-step.png"), false);
  }

  @Test
  void linkLeadsToItsStep() {
    tab.look(1440, 900, false);
    tab.open(Sample.page(PAGES, "lincheck"), "step-7");
    assertThat(shown()).startsWith("Step 7 ");
    assertThat(tab.evaluate("document.querySelector('.memory').rows.length").asInt()).isPositive();
  }

  @Test
  void whatIsLocalIsSkippedWhenHidden() {
    tab.look(1440, 900, false);
    tab.open(Sample.page(PAGES, "lincheck"), "");
    int before = tab.evaluate(HEIGHT).asInt();
    tab.evaluate("document.querySelector('[data-hide]').click()");
    assertThat(tab.evaluate(HEIGHT).asInt()).isLessThan(before);
    int rows = tab.evaluate("document.querySelectorAll('.mark').length").asInt();
    for (int i = 0; i < rows; i++) {
      tab.press("ArrowRight");
      assertThat(tab.evaluate("document.querySelector('.mark.now.local') === null").asBoolean())
          .isTrue();
    }
  }

  @Test
  void certificateIsSearchedAndFiltered() {
    tab.look(1440, 900, false);
    tab.open(PAGES.resolve("index.html"), "");
    tab.press("/");
    tab.type("full");
    assertThat(claims()).isEqualTo("QUEUE-FULL");
    tab.press("Escape");
    assertThat(claims()).contains("QUEUE-FIFO");
    tab.evaluate(
        "(s => { s.value = 'inconclusive'; s.dispatchEvent(new Event('change')); })(document.querySelector('select'))");
    assertThat(claims()).isEqualTo("QUEUE-EMPTY");
    assertThat(tab.evaluate("document.querySelector('.filter .count').textContent").asText())
        .startsWith("1 of ");
  }

  private String claims() {
    return tab.evaluate(
            "[...document.querySelectorAll('.claims tbody tr:not([hidden]) .id')].map(e => e.textContent).join(' ')")
        .asText();
  }

  private static final String HEIGHT =
      "Number(document.querySelector('svg').getAttribute('height'))";

  private String shown() {
    return tab.evaluate("document.querySelector('.panel').textContent").asText();
  }

  /** The control of everything above. */
  @Test
  void brokenPageIsNoticed() throws IOException {
    Path page = temporary.resolve("broken.html");
    Files.writeString(
        page,
        "<!doctype html><html><head><title>x</title></head><body><p><div></p>"
            + "<img src='https://example.invalid/a.png'><p style='color:#ddd;background:#fff'>faint</p>"
            + "<script>console.error('oh'); nothing();</script></body></html>");
    tab.open(page, "");
    assertThat(tab.complaints())
        .anyMatch(c -> c.contains("oh"))
        .anyMatch(c -> c.contains("nothing"));
    assertThat(tab.requests()).anyMatch(r -> r.contains("example.invalid"));
    assertThat(Axe.violations(tab))
        .anyMatch(v -> v.startsWith("image-alt"))
        .anyMatch(v -> v.startsWith("color-contrast"))
        .anyMatch(v -> v.startsWith("html-has-lang"));
    assertThat(Html.faults(page)).isNotEmpty();
  }
}
