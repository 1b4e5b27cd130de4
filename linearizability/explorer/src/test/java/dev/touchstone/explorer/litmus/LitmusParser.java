package dev.touchstone.explorer.litmus;

import dev.touchstone.explorer.AccessMode;
import dev.touchstone.explorer.Location;
import dev.touchstone.explorer.Memory;
import dev.touchstone.explorer.Program;
import dev.touchstone.explorer.ThreadBody;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns one line of a litmus program into a thread body. */
final class LitmusParser {
  private static final Pattern TOKEN =
      Pattern.compile(":=|==|!=|>=|<=|[-+><{};=\\[\\]]|[A-Za-z_]\\w*|\\d+");

  /** A thread's registers and memory while it runs. */
  private record Run(Memory memory, Map<String, Long> registers) {}

  private interface Statement {
    void execute(Run run);
  }

  private interface Expression {
    long value(Run run);
  }

  private interface Place {
    Location in(Run run);
  }

  private final Program.Builder program;
  private final Map<String, Long> initial = new HashMap<>();
  private final Map<String, Location> locations = new HashMap<>();
  private List<String> tokens = List.of();
  private int at;

  LitmusParser(Program.Builder program) {
    this.program = program;
  }

  void initialise(String text) {
    for (String part : text.split(";")) {
      String[] sides = part.split("=");
      initial.put(sides[0].strip(), Long.valueOf(sides[1].strip()));
    }
  }

  ThreadBody thread(String line) {
    tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(line);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    at = 0;
    List<Statement> statements = block("");
    return memory -> {
      Run run = new Run(memory, new HashMap<>());
      for (Statement statement : statements) {
        statement.execute(run);
      }
    };
  }

  private List<Statement> block(String end) {
    List<Statement> statements = new ArrayList<>();
    while (at < tokens.size() && !tokens.get(at).equals(end)) {
      if (tokens.get(at).equals(";")) {
        at++;
      } else {
        statements.add(statement());
      }
    }
    if (!end.isEmpty()) {
      expect(end);
    }
    return statements;
  }

  private void expect(String token) {
    if (!tokens.get(at).equals(token)) {
      throw new IllegalStateException(token + " expected at " + at + " in " + tokens);
    }
    at++;
  }

  private boolean accept(String token) {
    if (at < tokens.size() && tokens.get(at).equals(token)) {
      at++;
      return true;
    }
    return false;
  }

  private Statement statement() {
    String first = tokens.get(at++);
    switch (first) {
      case "fence" -> {
        AccessMode mode = mode();
        return run -> run.memory().fence(mode);
      }
      case "assume" -> {
        Expression condition = expression();
        return run -> run.memory().assume(condition.value(run) != 0);
      }
      case "join" -> {
        int thread = Integer.parseInt(tokens.get(at++));
        return run -> run.memory().join(thread);
      }
      case "start" -> {
        int thread = Integer.parseInt(tokens.get(at++));
        return run -> run.memory().start(thread);
      }
      case "if" -> {
        return conditional();
      }
      default -> {
        return isRegister(first) ? intoRegister(first) : write(first);
      }
    }
  }

  private Statement conditional() {
    Expression condition = expression();
    expect("{");
    List<Statement> yes = block("}");
    List<Statement> no = List.of();
    if (accept("else")) {
      expect("{");
      no = block("}");
    }
    List<Statement> otherwise = no;
    return run -> {
      for (Statement statement : condition.value(run) != 0 ? yes : otherwise) {
        statement.execute(run);
      }
    };
  }

  private Statement write(String name) {
    Place place = place(name);
    expect(":=");
    Expression value = expression();
    AccessMode mode = mode();
    return run -> run.memory().write(place.in(run), value.value(run), mode);
  }

  private Statement intoRegister(String register) {
    expect("=");
    String name = tokens.get(at);
    if (isRegister(name) || name.equals("-") || Character.isDigit(name.charAt(0))) {
      Expression value = expression();
      return run -> keep(run, register, value.value(run));
    }
    at++;
    Place place = place(name);
    if (accept("add")) {
      Expression delta = expression();
      AccessMode mode = mode();
      return run ->
          keep(run, register, run.memory().getAndAdd(place.in(run), delta.value(run), mode));
    }
    if (accept("swap")) {
      Expression value = expression();
      AccessMode mode = mode();
      return run ->
          keep(run, register, run.memory().getAndSet(place.in(run), value.value(run), mode));
    }
    if (accept("cas")) {
      Expression expected = operand();
      Expression value = operand();
      AccessMode mode = mode();
      return run ->
          keep(
              run,
              register,
              run.memory()
                  .compareAndExchange(place.in(run), expected.value(run), value.value(run), mode));
    }
    AccessMode mode = mode();
    return run -> keep(run, register, run.memory().read(place.in(run), mode));
  }

  private static void keep(Run run, String register, long value) {
    run.registers().put(register, value);
    run.memory().note(register, value);
  }

  private static boolean isRegister(String name) {
    return name.matches("r\\d+");
  }

  private Place place(String name) {
    if (!accept("[")) {
      Location location = location(name);
      return run -> location;
    }
    Expression index = operand();
    expect("]");
    Location[] array = {location(name + "[0]"), location(name + "[1]")};
    return run -> array[(int) index.value(run)];
  }

  private Location location(String name) {
    return locations.computeIfAbsent(
        name, key -> program.location(key, initial.getOrDefault(key, 0L)));
  }

  private AccessMode mode() {
    return switch (tokens.get(at++)) {
      case "pln" -> AccessMode.PLAIN;
      case "rlx" -> AccessMode.OPAQUE;
      case "acq" -> AccessMode.ACQUIRE;
      case "rel" -> AccessMode.RELEASE;
      case "ar" -> AccessMode.ACQUIRE_RELEASE;
      case "sc" -> AccessMode.VOLATILE;
      default -> throw new IllegalStateException("no mode at " + (at - 1) + " in " + tokens);
    };
  }

  private Expression expression() {
    Expression left = operand();
    while (at < tokens.size()) {
      String operator = tokens.get(at);
      if (!operator.matches("[-+]|==|!=|>=|<=|<|>")) {
        break;
      }
      at++;
      Expression first = left;
      Expression second = operand();
      left =
          switch (operator) {
            case "+" -> run -> first.value(run) + second.value(run);
            case "-" -> run -> first.value(run) - second.value(run);
            case "==" -> run -> first.value(run) == second.value(run) ? 1 : 0;
            case "!=" -> run -> first.value(run) != second.value(run) ? 1 : 0;
            case ">=" -> run -> first.value(run) >= second.value(run) ? 1 : 0;
            case "<=" -> run -> first.value(run) <= second.value(run) ? 1 : 0;
            case ">" -> run -> first.value(run) > second.value(run) ? 1 : 0;
            default -> run -> first.value(run) < second.value(run) ? 1 : 0;
          };
    }
    return left;
  }

  private Expression operand() {
    String token = tokens.get(at++);
    if (token.equals("-")) {
      Expression positive = operand();
      return run -> -positive.value(run);
    }
    if (isRegister(token)) {
      return run -> run.registers().getOrDefault(token, 0L);
    }
    long value = Long.parseLong(token);
    return run -> value;
  }
}
