package dev.touchstone.certificate.command;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A command that ran in this JVM: how it ended and what it printed. */
record Ran(int exitCode, String out, String err) {

  static Ran with(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.execute(new PrintWriter(out), new PrintWriter(err), arguments);
    return new Ran(exitCode, out.toString(), err.toString());
  }
}
