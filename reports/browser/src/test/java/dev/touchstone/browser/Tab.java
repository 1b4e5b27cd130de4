package dev.touchstone.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One tab of a browser: opens a page, presses keys, evaluates expressions, and keeps what the page
 * complained of and asked for. Calls come from one thread; what the browser says, from another.
 */
final class Tab implements AutoCloseable {
  private static final ObjectMapper JSON = JsonMapper.builder().build();
  private static final int SECONDS = 60;

  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final AtomicInteger ids = new AtomicInteger();
  private volatile CompletableFuture<JsonNode> loaded = new CompletableFuture<>();
  private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();

  private Tab() {}

  static Tab connect(HttpClient http, URI address) {
    Tab tab = new Tab();
    WebSocket socket = http.newWebSocketBuilder().buildAsync(address, tab.new Ear()).join();
    tab.socket.complete(socket);
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      tab.call(domain + ".enable", Map.of());
    }
    return tab;
  }

  /** Puts the text of messages together, which come in parts. */
  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        String message = text.toString();
        text.setLength(0);
        heard(message);
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }
  }

  private void heard(String message) {
    try {
      JsonNode node = JSON.readTree(message);
      CompletableFuture<JsonNode> answer = answers.remove(node.path("id").asInt(-1));
      if (answer != null) {
        answer.complete(node);
      }
      JsonNode event = node.path("params");
      switch (node.path("method").asText()) {
        case "Page.loadEventFired" -> loaded.complete(event);
        case "Runtime.exceptionThrown" -> complaints.add(event.path("exceptionDetails").toString());
        case "Runtime.consoleAPICalled" -> complaints.add(event.path("args").toString());
        case "Log.entryAdded" -> complaints.add(event.path("entry").path("text").asText());
        case "Network.requestWillBeSent" ->
            requests.add(event.path("request").path("url").asText());
        default -> {
          // Of no interest here.
        }
      }
    } catch (IOException e) {
      complaints.add("the browser's message cannot be read: " + e);
    }
  }

  private JsonNode call(String method, Map<String, ?> parameters) {
    int id = ids.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    try {
      String text =
          JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters));
      socket.join().sendText(text, true).join();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    JsonNode node = answer.orTimeout(SECONDS, TimeUnit.SECONDS).join();
    if (node.has("error")) {
      throw new IllegalStateException(method + ": " + node.path("error"));
    }
    return node.path("result");
  }

  /** How wide the window is, in CSS pixels, and which colours the reader prefers. */
  void look(int width, int height, boolean dark) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    Map<String, String> scheme =
        Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
    call("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
  }

  /** Opens a file, with a fragment if that is not empty, and waits until it is loaded. */
  void open(Path file, String fragment) {
    // From a page to itself with another fragment nothing is loaded; so by way of an empty one.
    navigate("about:blank");
    complaints.clear();
    requests.clear();
    navigate(file.toAbsolutePath().toUri() + (fragment.isEmpty() ? "" : "#" + fragment));
  }

  private void navigate(String address) {
    loaded = new CompletableFuture<>();
    call("Page.navigate", Map.of("url", address));
    loaded.orTimeout(SECONDS, TimeUnit.SECONDS).join();
  }

  /** Evaluates an expression; a promise is waited for. */
  JsonNode evaluate(String expression) {
    JsonNode answer =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new IllegalStateException(answer.path("exceptionDetails").toString());
    }
    return answer.path("result").path("value");
  }

  /** Presses and releases a key that has a name, such as {@code ArrowRight}. */
  void press(String key) {
    for (String type : List.of("rawKeyDown", "keyUp")) {
      call("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }
  }

  /** Types text where the focus is. */
  void type(String text) {
    call("Input.insertText", Map.of("text", text));
  }

  /** What the page wrote to the console, or threw. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** What the page asked for beside itself. */
  List<String> requests() {
    List<String> others = new ArrayList<>(requests);
    others.removeIf(url -> url.startsWith("file:") && url.contains(".html"));
    others.remove("about:blank");
    return others;
  }

  /** Takes a picture of the window, or of the whole page. */
  void picture(Path file, boolean whole) throws IOException {
    JsonNode answer =
        call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", whole));
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, Base64.getDecoder().decode(answer.path("data").asText()));
  }

  @Override
  public void close() {
    socket.join().abort();
  }
}
