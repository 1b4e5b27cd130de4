package dev.touchstone.models.lincheck;

import dev.touchstone.evidence.Trace;
import dev.touchstone.models.scenario.Scenario;
import dev.touchstone.models.scenario.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jetbrains.kotlinx.lincheck.runner.ExecutionPart;
import org.jetbrains.kotlinx.lincheck.trace.CodeLocationTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.MethodCallTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.MethodReturnTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.MonitorEnterTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.MonitorExitTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.ObstructionFreedomViolationExecutionAbortTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.ParkTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.ReadTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.SectionDelimiterTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.SwitchEventTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.TracePoint;
import org.jetbrains.kotlinx.lincheck.trace.UnparkTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.WaitTracePoint;
import org.jetbrains.kotlinx.lincheck.trace.WriteTracePoint;
import org.jspecify.annotations.Nullable;

/**
 * Turns Lincheck's trace points into steps: calls and returns of operations everywhere, accesses to
 * shared memory only while the threads run. For one trace.
 */
final class TracePoints {
  private final Scenario scenario;
  private final List<Trace.Step> steps = new ArrayList<>();
  private final OpenCalls open = new OpenCalls();
  private boolean parallel;
  private String remark = "";

  TracePoints(Scenario scenario) {
    this.scenario = scenario;
  }

  List<Trace.Step> steps(List<TracePoint> points) {
    points.forEach(this::add);
    return collapsed(Locations.settled(steps));
  }

  /** Many equal steps in a row, as of a thread that spins, become one that says how many. */
  private static List<Trace.Step> collapsed(List<Trace.Step> steps) {
    int end = steps.size();
    int first = Math.max(0, end - 1);
    while (first > 0 && steps.get(first - 1).equals(steps.get(end - 1))) {
      first--;
    }
    int repeats = end - first;
    if (repeats < 3) {
      return steps;
    }
    List<Trace.Step> shorter = new ArrayList<>(steps.subList(0, first));
    shorter.add(steps.get(first).noted("again and again; Lincheck stopped after " + repeats));
    return shorter;
  }

  private void add(TracePoint point) {
    if (point instanceof SectionDelimiterTracePoint section) {
      parallel = section.getExecutionPart() == ExecutionPart.PARALLEL;
      remark =
          switch (section.getExecutionPart()) {
            case INIT -> "before the threads run";
            case PARALLEL -> "the threads run";
            default -> "all threads have ended";
          };
    } else if (point instanceof MethodCallTracePoint call && call.isActor()) {
      add(point, Trace.Kind.CALL, "", "", "");
    } else if (point instanceof MethodReturnTracePoint end
        && end.getMethodTracePoint$lincheck().isActor()) {
      add(point, Trace.Kind.RETURN, "", result(end.getMethodTracePoint$lincheck()), "");
    } else if (point instanceof MethodReturnTracePoint end) {
      open.left(end.getMethodTracePoint$lincheck());
    } else if (parallel) {
      addAccess(point);
    }
  }

  private void addAccess(TracePoint point) {
    if (point instanceof ReadTracePoint read && !read.isLocal()) {
      String location = location(read.getOwnerRepresentation(), read.getFieldName());
      add(point, Trace.Kind.READ, location, afterLast(read, " ➜ "), "");
    } else if (point instanceof WriteTracePoint write && !write.isLocal()) {
      String location = location(write.getOwnerRepresentation(), write.getFieldName());
      add(point, Trace.Kind.WRITE, location, afterLast(write, " = "), "");
    } else if (point instanceof MethodCallTracePoint call) {
      addCall(call);
    } else if (point instanceof MonitorEnterTracePoint) {
      add(point, Trace.Kind.LOCK, "", "", "");
    } else if (point instanceof MonitorExitTracePoint) {
      add(point, Trace.Kind.UNLOCK, "", "", "");
    } else if (point instanceof ParkTracePoint
        || point instanceof UnparkTracePoint
        || point instanceof WaitTracePoint) {
      remark = point.toString().toLowerCase(Locale.ROOT);
      add(point, Trace.Kind.PARK, "", "", "");
    } else if (point instanceof SwitchEventTracePoint change) {
      remark = change.getReason().toString();
      add(point, Trace.Kind.SWITCH, "", "", "");
    } else if (point instanceof ObstructionFreedomViolationExecutionAbortTracePoint) {
      remark = "spins, although it runs alone";
      add(point, Trace.Kind.SWITCH, "", "", "");
    }
  }

  private void addCall(MethodCallTracePoint call) {
    AccessMethod method = AccessMethod.of(call.getClassName(), call.getMethodName());
    if (method == null) {
      open.entered(call);
    } else {
      List<String> parameters =
          call.getParameters() == null ? List.of() : List.copyOf(call.getParameters());
      String owner = owner(call, parameters);
      String result = call.getReturnedValue().getResultRepresentation();
      add(call, method.kind(), owner, method.value(parameters, result), method.mode());
    }
  }

  /** What is accessed; Lincheck knows no name for some accesses through Unsafe. */
  private static String owner(MethodCallTracePoint call, List<String> parameters) {
    String owner = call.getOwnerName() == null ? call.getClassName() : call.getOwnerName();
    return owner.toLowerCase(Locale.ROOT).endsWith("unsafe") && parameters.size() >= 2
        ? Locations.element(parameters.get(0), parameters.get(1))
        : owner;
  }

  private void add(TracePoint point, Trace.Kind kind, String location, String value, String mode) {
    StackTraceElement where =
        point instanceof CodeLocationTracePoint located && kind != Trace.Kind.CALL
            ? located.getStackTraceElement()
            : null;
    if (kind == Trace.Kind.CALL) {
      open.begin(point.getIThread());
    }
    Trace.Step step =
        new Trace.Step(
            point.getIThread(),
            operation(point),
            kind,
            location,
            value,
            mode,
            null,
            where == null || where.getFileName() == null ? "" : where.getFileName(),
            where == null ? 0 : Math.max(0, where.getLineNumber()),
            remark);
    steps.add(where == null ? step : step.calledAt(open.outermost(point.getIThread())));
    remark = "";
  }

  private String operation(TracePoint point) {
    List<Step> ofThread = new ArrayList<>();
    if (point.getIThread() == 0) {
      ofThread.addAll(scenario.before());
    }
    ofThread.addAll(scenario.threads().get(point.getIThread()));
    if (point.getIThread() == 0) {
      ofThread.addAll(scenario.after());
    }
    int actor = point.getActorId();
    return actor >= 0 && actor < ofThread.size() ? ofThread.get(actor).toString() : "";
  }

  private static String result(MethodCallTracePoint actor) {
    return actor.getReturnedValue().getResultRepresentation();
  }

  private static String location(@Nullable String owner, String field) {
    return owner == null ? field : owner + "." + field;
  }

  /** The value, which Lincheck gives as part of a text only. */
  private static String afterLast(CodeLocationTracePoint point, String separator) {
    String text = point.toString$lincheck(false, true);
    int at = text.lastIndexOf(separator);
    return at < 0 ? "" : text.substring(at + separator.length());
  }
}
