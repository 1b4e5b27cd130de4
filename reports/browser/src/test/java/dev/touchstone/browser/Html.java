package dev.touchstone.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nu.validator.client.EmbeddedValidator;
import org.xml.sax.SAXException;

/** The validator of the WHATWG's HTML. */
final class Html {
  private Html() {}

  /**
   * What it finds in a page: errors, and warnings.
   *
   * <p>Left out are properties of CSS that are younger than the validator: it knows the style
   * sheets of 2020.
   */
  static List<String> faults(Path page) throws IOException {
    EmbeddedValidator validator = new EmbeddedValidator();
    validator.setOutputFormat(EmbeddedValidator.OutputFormat.JSON);
    String report;
    try {
      report = validator.validate(new ByteArrayInputStream(Files.readAllBytes(page)));
    } catch (SAXException e) {
      throw new IOException(e);
    }
    List<String> faults = new ArrayList<>();
    for (JsonNode message : JsonMapper.builder().build().readTree(report).path("messages")) {
      String text = message.path("message").asText();
      if (!text.startsWith("CSS: ")) {
        faults.add(
            message.path("type").asText() + ", line " + message.path("lastLine") + ": " + text);
      }
    }
    return faults;
  }
}
