package dev.touchstone.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A headless Chromium or Chrome in a profile of its own, spoken to by its own DevTools protocol: no
 * driver is needed, and what it logs and requests is seen. Used by one thread.
 */
final class Browser implements AutoCloseable {
  private static final List<String> PROGRAMS =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([^/]+)/.*");

  private final Process process;
  private final String address;
  private final HttpClient http = HttpClient.newHttpClient();

  private Browser(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  /**
   * Starts it.
   *
   * @param profile an empty directory
   */
  static Browser start(Path profile) throws IOException {
    List<String> command = new ArrayList<>(List.of(program(), "--headless=new", "--disable-gpu"));
    command.addAll(
        List.of("--no-first-run", "--hide-scrollbars", "--disable-background-networking"));
    command.addAll(List.of("--disable-component-update", "--disable-sync", "--disable-quic"));
    // Inside of containers there is no sandbox for it; it opens our own files only.
    command.addAll(List.of("--no-sandbox", "--disable-dev-shm-usage"));
    command.addAll(
        List.of("--remote-debugging-port=0", "--user-data-dir=" + profile, "about:blank"));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    StringBuilder said = new StringBuilder();
    try (var watchdog = new Deadline(process, 60)) {
      var out = process.inputReader(StandardCharsets.UTF_8);
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        Matcher listening = LISTENING.matcher(line);
        if (listening.matches()) {
          Thread drain = new Thread(() -> out.lines().forEach(ignored -> {}), "browser output");
          drain.setDaemon(true);
          drain.start();
          return new Browser(process, listening.group(1));
        }
        said.append(line).append('\n');
      }
      throw new IOException(
          "the browser did not start" + (watchdog.passed() ? " in time" : "") + ": " + said);
    }
  }

  /** The browser that is asked for, else the first known one on the PATH. */
  private static String program() {
    String asked = System.getProperty("browser", "");
    if (!asked.isBlank()) {
      return asked;
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return PROGRAMS.stream()
        .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(dir -> Path.of(dir, name)))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "None of " + PROGRAMS + " is on the PATH; name one with -Dbrowser=FILE."));
  }

  /** A new tab. */
  Tab tab() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://" + address + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    JsonNode target =
        JsonMapper.builder().build().readTree(http.send(request, BodyHandlers.ofString()).body());
    return Tab.connect(http, URI.create(target.path("webSocketDebuggerUrl").asText()));
  }

  @Override
  public void close() {
    List<ProcessHandle> family = process.descendants().toList();
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    family.forEach(ProcessHandle::destroyForcibly);
  }
}
