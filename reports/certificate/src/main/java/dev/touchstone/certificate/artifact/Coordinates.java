package dev.touchstone.certificate.artifact;

import dev.touchstone.certificate.UsageException;
import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.util.artifact.JavaScopes;

/**
 * Resolves Maven coordinates to jars with the user's own settings (mirrors, proxies, passwords,
 * local repository). Called from one thread; goes to the network unless everything is in the local
 * repository.
 */
public final class Coordinates {
  private static final Pattern FORM = Pattern.compile("[^:\\s]+(:[^:\\s]+){2,4}");

  private Coordinates() {}

  /**
   * The artifact with its run-time dependencies.
   *
   * @param coordinates {@code group:artifact:version}, or with extension and classifier before the
   *     version
   * @throws UsageException if the text is no coordinates, or the artifact cannot be had
   */
  public static Artifact resolve(String coordinates) {
    if (!FORM.matcher(coordinates).matches()) {
      throw new UsageException(
          "'" + coordinates + "' is not of the form group:artifact:version (--artifact).");
    }
    if (System.getProperty("maven.home") == null) {
      MavenHome.find(System.getenv())
          .ifPresent(home -> System.setProperty("maven.home", home.toString()));
    }
    ContextOverrides settings = ContextOverrides.create().withUserSettings(true).build();
    try (Context maven = Runtimes.INSTANCE.getRuntime().create(settings)) {
      List<Path> jars =
          maven
              .repositorySystem()
              .resolveDependencies(maven.repositorySystemSession(), request(maven, coordinates))
              .getArtifactResults()
              .stream()
              .map(ArtifactResult::getArtifact)
              .map(artifact -> artifact.getFile().toPath())
              .toList();
      return new Artifact(coordinates, Digest.of(jars.get(0)), jars);
    } catch (DependencyResolutionException e) {
      throw new UsageException(sentence(coordinates, e), e);
    } catch (IOException e) {
      throw new UsageException("The jar of '" + coordinates + "' cannot be read.", e);
    }
  }

  /**
   * The jar of an artifact's sources; empty if the text is no coordinates, or there is none, or it
   * cannot be had.
   */
  public static Optional<Path> sources(String coordinates) {
    String[] parts = coordinates.split(":");
    if (!FORM.matcher(coordinates).matches() || parts.length != 3) {
      return Optional.empty();
    }
    ContextOverrides settings = ContextOverrides.create().withUserSettings(true).build();
    try (Context maven = Runtimes.INSTANCE.getRuntime().create(settings)) {
      DefaultArtifact sources = new DefaultArtifact(parts[0], parts[1], "sources", "jar", parts[2]);
      ArtifactRequest request = new ArtifactRequest(sources, maven.remoteRepositories(), null);
      return Optional.of(
          maven
              .repositorySystem()
              .resolveArtifact(maven.repositorySystemSession(), request)
              .getArtifact()
              .getFile()
              .toPath());
    } catch (ArtifactResolutionException e) {
      return Optional.empty();
    }
  }

  private static DependencyRequest request(Context maven, String coordinates) {
    Dependency root = new Dependency(new DefaultArtifact(coordinates), JavaScopes.RUNTIME);
    return new DependencyRequest(new CollectRequest(root, maven.remoteRepositories()), null);
  }

  private static String sentence(String coordinates, Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null && !(cause instanceof ArtifactNotFoundException)) {
      cause = cause.getCause();
    }
    return "The artifact '"
        + coordinates
        + "' cannot be had ("
        + String.valueOf(cause.getMessage()).lines().findFirst().orElse("no message")
        + "); is it spelled right, and is this machine online?";
  }
}
