package dev.touchstone.selectors;

import dev.touchstone.selector.RebuildingKeySet;
import java.nio.channels.spi.SelectorProvider;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The selectors that can be named: ours and the JDK's. Any thread. */
public final class NamedProviders {
  private static final Map<String, Supplier<SelectorProvider>> PROVIDERS = new LinkedHashMap<>();

  static {
    PROVIDERS.put("touchstone-epoll", EpollSelectorProvider::new);
    PROVIDERS.put("touchstone-poll", PollSelectorProvider::new);
    PROVIDERS.put("touchstone-rebuilding", () -> new PollSelectorProvider(RebuildingKeySet::new));
    PROVIDERS.put("jdk-epoll", () -> JdkInternals.provider("EPollSelectorProvider"));
    PROVIDERS.put("jdk-poll", () -> JdkInternals.provider("PollSelectorProvider"));
  }

  private NamedProviders() {}

  /** All names, the default first. */
  public static Set<String> names() {
    return Collections.unmodifiableSet(PROVIDERS.keySet());
  }

  /**
   * The provider of a name.
   *
   * @throws IllegalArgumentException if there is none; it says which there are
   * @throws UnsupportedOperationException if this JVM cannot have it; it says why
   */
  public static SelectorProvider of(String name) {
    Supplier<SelectorProvider> provider = PROVIDERS.get(name);
    if (provider == null) {
      throw new IllegalArgumentException(
          "No selector is named "
              + name
              + "; there are "
              + String.join(", ", PROVIDERS.keySet())
              + ".");
    }
    return provider.get();
  }
}
