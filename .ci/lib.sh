# Functions of .ci/run.

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# step NAME COMMAND...: runs it, says how long it took.
step() {
  local name=$1 start=$SECONDS
  shift
  echo "=== $name"
  "$@" || fail "$name"
  echo "=== $name: $((SECONDS - start)) s"
}

# Maven and a JDK, from the system's packages where they are missing and may be installed.
need_tools() {
  if ! command -v mvn >/dev/null || ! command -v java >/dev/null; then
    command -v apt-get >/dev/null || fail "Maven 3.8.6 or newer and a JDK 17 are needed"
    apt-get update -qq && apt-get install -y -qq maven openjdk-17-jdk-headless
  fi
  if ! command -v openssl >/dev/null; then
    command -v apt-get >/dev/null || fail "openssl is needed for the signing steps of the README"
    apt-get update -qq && apt-get install -y -qq openssl
  fi
}

# A Chromium or Chrome for the profile "browser", from the system's packages where it is missing and may be installed.
need_browser() {
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
    if command -v "$name" >/dev/null; then
      return
    fi
  done
  command -v apt-get >/dev/null || fail "a Chromium or Chrome on the PATH is needed"
  apt-get update -qq && apt-get install -y -qq chromium
}

# find_jdk FEATURE [HOME]: the home of a JDK of that feature release, HOME first; nothing if there is none.
find_jdk() {
  local home
  for home in "${2:-}" /usr/lib/jvm/* "$HOME"/.sdkman/candidates/java/* /opt/java/* /opt/jdk*; do
    if [ -x "$home/bin/javac" ] && grep -q "^JAVA_VERSION=\"$1\\b" "$home/release" 2>/dev/null; then
      echo "$home"
      return
    fi
  done
}

# expect_certificate DIR [CLAIM...]: the certificate's files are there, and each CLAIM is reported as violated.
expect_certificate() {
  local dir=$1 file claim
  shift
  for file in index.html certificate.json evidence.jsonl junit.xml summary.md; do
    [ -s "$dir/$file" ] || fail "$dir/$file is missing or empty"
  done
  for claim in "$@"; do
    grep -q "\"claim\":\"$claim\".*\"verdict\":\"VIOLATED\"" "$dir/evidence.jsonl" \
      || fail "$dir does not report $claim as violated"
    compgen -G "$dir/counterexamples/*/$claim/*/index.html" >/dev/null \
      || fail "$dir has no page for the violation of $claim"
  done
}

# readme_commands FILE: the commands in the README's `sh` blocks, one a line, comments kept.
readme_commands() {
  awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside && NF' "$1"
}

# run_readme_commands FILE: runs each command but Maven's (those are steps of their own). A trailing comment
# `# exits N: CLAIM is violated` says what is expected; without one the exit code is 0.
run_readme_commands() {
  local line command expected status out claims count=0
  while IFS= read -r line; do
    command=${line%%  #*}
    case "$command" in
      mvn* | git* | cd*) continue ;;
    esac
    expected=$(sed -nE 's/.*# exits ([0-9]+).*/\1/p' <<<"$line")
    claims=$(grep -oE '[A-Z]+-[A-Z]+ is violated' <<<"$line" | cut -d' ' -f1 || true)
    out=$(sed -nE 's/.*--out ([^ ]+).*/\1/p' <<<"$command")
    [ -z "$out" ] || rm -rf "$out"
    echo "--- $command"
    status=0
    bash -c "$command" </dev/null || status=$?
    [ "$status" -eq "${expected:-0}" ] || fail "'$command' exited $status, not ${expected:-0}"
    # shellcheck disable=SC2086
    [ -z "$out" ] || expect_certificate "$out" $claims
    count=$((count + 1))
  done < <(readme_commands "$1")
  [ "$count" -ge 4 ] || fail "only $count commands were found in $1"
}
