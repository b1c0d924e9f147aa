# What .ci/run and .ci/proofs share: stages with their times, what the machine lacks (Debian's packages), and servers of their own.
failed=0
private=$(mktemp -d)
data=
pids=()
cleanup() {
  for pid in "${pids[@]:-}"; do [ -n "$pid" ] && kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null; done
  rm -rf "$private" ${data:+"$data"}
}
trap cleanup EXIT

times=()
stage() {
  local name=$1 began=$SECONDS verdict=passed
  printf '\n=== %s\n' "$name"
  shift
  "$@" || { echo "FAILED: $*"; failed=1; verdict=FAILED; }
  times+=("$verdict  $name ($((SECONDS - began)) s)")
}

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
wait_for() { for _ in $(seq 1 100); do answers "$1" && return 0; sleep 0.2; done; return 1; }
install() {
  { command -v "$1" || [ -e "$1" ]; } >/dev/null 2>&1 && return 0
  echo "installing $2"
  { apt-get install -y -q "$2" || { apt-get update -q && apt-get install -y -q "$2"; }; } >"$private/apt.log" 2>&1 ||
    { tail -n 5 "$private/apt.log"; return 1; }
}

# A folder in memory where Linux has room for one.
memory_folder() {
  local free; free=$(df --output=avail -B1 /dev/shm 2>/dev/null | tail -n 1)
  [ "${free:-0}" -gt 4000000000 ] && mktemp -d -p /dev/shm || mktemp -d -p "$private"
}

# MariaDB and Redis: those of the machine where there are some, otherwise ones that end with the script. Arguments are options of MariaDB;
# where there are any, it is one of the script's own if the machine has the program, with its files in memory.
start_servers() {
  TEST_MYSQL_URL=mysql://root@127.0.0.1:3306
  if ! answers 3306 || { [ $# -gt 0 ] && command -v mariadbd >/dev/null; }; then
    install mariadbd mariadb-server
    data=$(memory_folder)
    mariadb-install-db --no-defaults --datadir="$data/mysql" --auth-root-authentication-method=normal --skip-test-db >/dev/null
    user=(); [ "$(id -u)" = 0 ] && user=(--user=root)
    mariadbd --no-defaults --datadir="$data/mysql" --port=33060 --bind-address=127.0.0.1 \
      --socket="$private/mysql.sock" --pid-file="$private/mysql.pid" "${user[@]}" "$@" >"$private/mysql.log" 2>&1 &
    pids+=($!)
    if wait_for 33060; then TEST_MYSQL_URL=mysql://root@127.0.0.1:33060; else
      echo 'MariaDB did not start'; tail -n 5 "$private/mysql.log"
      answers 3306 || failed=1
    fi
  fi
  if answers 6379; then
    TEST_REDIS_URL=redis://127.0.0.1:6379
  else
    install redis-server redis-server
    redis-server --port 63790 --bind 127.0.0.1 --save '' --appendonly no >"$private/redis.log" 2>&1 &
    pids+=($!)
    wait_for 63790 || { echo 'Redis did not start'; failed=1; }
    TEST_REDIS_URL=redis://127.0.0.1:63790
  fi
  export TEST_MYSQL_URL TEST_REDIS_URL
}

# The tests of a Jest report that failed, each with the first lines of its message: Jest prints them far above the end of its output.
failed_tests() {
  node -e '
    const { existsSync, readFileSync } = require("node:fs");
    const report = existsSync(process.argv[1]) ? JSON.parse(readFileSync(process.argv[1], "utf8")) : { testResults: [] };
    for (const { message, assertionResults } of report.testResults) {
      const failed = assertionResults.filter((one) => one.status === "failed");
      if (failed.length === 0 && message) console.log(`failed: ${message.slice(0, 300)}`);
      for (const one of failed.slice(0, 5)) console.log(`failed: ${one.fullName}\n  ${one.failureMessages.join("\n").slice(0, 300)}`);
      if (failed.length > 5) console.log(`and ${failed.length - 5} more of that group`);
    }' "$1"
}

# Prints the stages with their times, and ends with 1 where one failed.
finish() {
  printf '\n'
  printf '%s\n' "${times[@]}" "$@"
  [ "$failed" = 0 ] && echo 'CI: passed' || echo 'CI: FAILED'
  exit "$failed"
}
