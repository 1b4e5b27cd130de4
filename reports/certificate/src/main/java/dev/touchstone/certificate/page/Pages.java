package dev.touchstone.certificate.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Renders pages by the templates that were compiled with this program. Safe for any thread. */
final class Pages {
  private static final TemplateEngine TEMPLATES =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, null, "dev.touchstone.certificate.page.jte");

  private static final String STYLE = style();

  private Pages() {}

  static String index(IndexView view) {
    return render("index.jte", view);
  }

  static String counterexample(CounterexampleView view) {
    return render("counterexample.jte", view);
  }

  private static String render(String template, Object view) {
    StringOutput out = new StringOutput();
    TEMPLATES.render(template, Map.of("view", view, "style", STYLE), out);
    return out.toString();
  }

  private static String style() {
    try (InputStream in = Pages.class.getResourceAsStream("style.css")) {
      if (in == null) {
        throw new IllegalStateException("the style sheet is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the style sheet cannot be read", e);
    }
  }
}
