package dev.touchstone.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.Location;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A debugger stops in the class under test, in the failing execution and in no other. */
class DebuggedReplayIT {
  private static final String SPECIMEN = "SpmcReversedFullComparison";
  private static final String TESTED = "dev.touchstone.subjects.specimens." + SPECIMEN;
  private static final Path COUNTEREXAMPLE =
      Path.of("c/counterexamples/specimen_" + SPECIMEN + "/QUEUE-FULL/conformance");

  @TempDir private Path temporary = Path.of("");

  @Test
  void breakpointIsHitInTheFailingExecution() throws Exception {
    Program program = new Program(temporary);
    assertThat(certify(program)).isEqualTo(1);
    int port = freePort();
    Process replay =
        program.start(
            "replay", COUNTEREXAMPLE.toString(), "--debug", "--debug-port", String.valueOf(port));
    List<Integer> lines = lines(attach(port, replay));
    Program.Result result = program.end(replay);
    assertThat(lines).as("stops in canPut, one for each offer of the trace").hasSize(offers());
    assertThat(result.out()).contains("Shown again.");
    assertThat(result.exitCode()).as(result.err()).isEqualTo(1);
  }

  private static int certify(Program program) throws IOException, InterruptedException {
    return program
        .run(
            "certify",
            "specimen:" + SPECIMEN,
            "--engine",
            "conformance",
            "--claim",
            "QUEUE-FULL",
            "--out",
            "c")
        .exitCode();
  }

  private int offers() throws IOException {
    JsonNode steps =
        JsonMapper.builder()
            .build()
            .readTree(temporary.resolve(COUNTEREXAMPLE).resolve("trace.json").toFile())
            .path("steps");
    int offers = 0;
    for (JsonNode step : steps) {
      boolean call = step.path("kind").asText().equals("CALL");
      offers += call && step.path("operation").asText().startsWith("offer(") ? 1 : 0;
    }
    return offers;
  }

  /** Attaches as soon as somebody listens; gives up when the replay ends before. */
  private static VirtualMachine attach(int port, Process replay)
      throws InterruptedException, IllegalConnectorArgumentsException {
    AttachingConnector connector =
        Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketAttach"))
            .findFirst()
            .orElseThrow();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    arguments.get("hostname").setValue("127.0.0.1");
    arguments.get("port").setValue(String.valueOf(port));
    while (true) {
      try {
        return connector.attach(arguments);
      } catch (IOException nobodyListensYet) {
        if (replay.waitFor(200, TimeUnit.MILLISECONDS)) {
          throw new AssertionError("the replay ended before a debugger was attached");
        }
      }
    }
  }

  /** The lines at which the breakpoint at the beginning of {@code canPut} stopped. */
  private static List<Integer> lines(VirtualMachine machine) throws InterruptedException {
    ReferenceType tested = machine.classesByName(TESTED).get(0);
    Location location = tested.methodsByName("canPut").get(0).location();
    machine.eventRequestManager().createBreakpointRequest(location).enable();
    machine.resume();
    List<Integer> lines = new ArrayList<>();
    while (true) {
      EventSet events = machine.eventQueue().remove();
      for (Event event : events) {
        if (event instanceof BreakpointEvent stop) {
          lines.add(stop.location().lineNumber());
        } else if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
          return lines;
        }
      }
      events.resume();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
