package dev.touchstone.evidence;

import dev.touchstone.contracts.Contract;
import dev.touchstone.contracts.ContractException;
import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.SubjectException;
import dev.touchstone.contracts.Subjects;
import org.jspecify.annotations.Nullable;

/**
 * Looks whether a subject can be had, in a JVM of its own, before anything is planned for it.
 * Prints the contract's text and exits 0; or prints one sentence on standard error and exits with
 * {@link #REFUSED} or {@link #FAILED}.
 */
public final class SubjectProbe {
  /** The exit code when there is no such subject. */
  public static final int REFUSED = 2;

  /** The exit code when there is such a subject, and its own code failed when it was made. */
  public static final int FAILED = 3;

  private SubjectProbe() {}

  /**
   * Looks a subject up.
   *
   * @param arguments the subject's name, and the contract's text or nothing
   */
  public static void main(String[] arguments) {
    try {
      Contract contract =
          arguments.length < 2 || arguments[1].isEmpty() ? null : Contracts.parse(arguments[1]);
      Subject subject = Subjects.find(arguments[0], contract);
      System.out.println(subject.contract().text());
      System.out.flush();
      Runtime.getRuntime().halt(0);
    } catch (SubjectException e) {
      end(e.getMessage(), e.isByItsCode() ? FAILED : REFUSED);
    } catch (ContractException e) {
      end(e.getMessage(), REFUSED);
    } catch (LinkageError | SecurityException e) {
      end("The class '" + arguments[0] + "' cannot be loaded: " + e + ".", FAILED);
    }
  }

  private static void end(@Nullable String sentence, int status) {
    System.err.println(sentence);
    System.err.flush();
    Runtime.getRuntime().halt(status);
  }
}
