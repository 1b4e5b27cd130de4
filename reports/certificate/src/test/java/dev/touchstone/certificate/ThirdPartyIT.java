package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** THIRD-PARTY.md names exactly what of others' work travels in the runnable jar. */
class ThirdPartyIT {
  private static final Pattern ENGINE_ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|.*\\.jar`.*$");
  private static final Pattern JAR_NAME = Pattern.compile("`([^`]+\\.jar)`");
  private static final Pattern COORDINATES = Pattern.compile("`([\\w.-]+:[\\w.-]+:[\\w.-]+)`");
  private static final Pattern ENGINE_JAR = Pattern.compile("engines/(\\w+)/([^/]+\\.jar)");
  private static final Pattern POM = Pattern.compile("META-INF/maven/[^/]+/[^/]+/pom\\.properties");

  @Test
  void jarsOfTheEngines() throws IOException {
    TreeSet<String> named = new TreeSet<>();
    Matcher row = ENGINE_ROW.matcher(text());
    while (row.find()) {
      String engine = row.group(1);
      JAR_NAME
          .matcher(row.group())
          .results()
          .forEach(jar -> named.add(engine + "/" + jar.group(1)));
    }
    try (ZipFile jar = new ZipFile(Program.JAR.toFile())) {
      TreeSet<String> carried =
          jar.stream()
              .map(ZipEntry::getName)
              .map(ENGINE_JAR::matcher)
              .filter(Matcher::matches)
              .filter(engine -> !engine.group(2).startsWith("touchstone-"))
              .map(engine -> engine.group(1) + "/" + engine.group(2))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(named).isEqualTo(carried).hasSizeGreaterThan(20);
    }
  }

  @Test
  void classesOfTheCommandLine() throws IOException {
    TreeSet<String> named =
        COORDINATES
            .matcher(text())
            .results()
            .map(MatchResult::group)
            .map(quoted -> quoted.replace("`", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    TreeSet<String> carried = new TreeSet<>();
    try (ZipFile jar = new ZipFile(Program.JAR.toFile())) {
      for (ZipEntry entry : jar.stream().filter(e -> POM.matcher(e.getName()).matches()).toList()) {
        Properties pom = new Properties();
        try (InputStream in = jar.getInputStream(entry)) {
          pom.load(in);
        }
        String group = pom.getProperty("groupId");
        if (!group.equals("dev.touchstone")) {
          carried.add(
              group + ":" + pom.getProperty("artifactId") + ":" + pom.getProperty("version"));
        }
      }
    }
    assertThat(named).isEqualTo(carried).hasSizeGreaterThan(20);
  }

  private static String text() throws IOException {
    return Files.readString(Path.of("THIRD-PARTY.md"));
  }
}
