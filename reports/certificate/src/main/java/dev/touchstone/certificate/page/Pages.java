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

  private static final String STYLE = resource("style.css");
  private static final String STEPS = resource("steps.js");
  private static final String SEARCH = resource("search.js");

  private Pages() {}

  static String index(IndexView view) {
    return render("index.jte", view, SEARCH);
  }

  static String counterexample(CounterexampleView view) {
    return render("counterexample.jte", view, STEPS);
  }

  static String gallery(GalleryView view) {
    return render("gallery.jte", view, "");
  }

  private static String render(String template, Object view, String script) {
    StringOutput out = new StringOutput();
    TEMPLATES.render(template, Map.of("view", view, "style", STYLE, "script", script), out);
    return out.toString();
  }

  private static String resource(String name) {
    try (InputStream in = Pages.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(name + " cannot be read", e);
    }
  }
}
