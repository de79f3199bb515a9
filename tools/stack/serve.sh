#!/usr/bin/env bash
# Serves the plugin by the servers of a real site until it is killed. See --help.

set -euo pipefail

# shellcheck source=tools/site/lib.sh
. "$( dirname -- "${BASH_SOURCE[0]}" )/../site/lib.sh"
# shellcheck source=tools/stack/stack.sh
. "$( dirname -- "${BASH_SOURCE[0]}" )/stack.sh"

usage() {
	cat <<'TEXT'
Usage: tools/stack/serve.sh --port N --dir DIR [option]…

Creates a WordPress with the plugin in DIR (kept; a second start takes 3 s) and serves it on 127.0.0.1 with nginx,
PHP-FPM and its own MariaDB. When all servers are up it prints the path of DIR/stack.json and waits.
End this process (TERM or Ctrl+C) to end every server it started. Installs missing Debian packages if it has permission.

  --content demo|empty   demo content (the default) or none
  --redis                Redis object cache
  --children N           PHP workers per node (4)
  --nodes N              N nodes, each with its own PHP-FPM and copy of WordPress, behind a round robin;
                         the request header X-Mentoriai-Node: 2 chooses one
  --page-cache           nginx caches what responses allow; the header X-Cache says hit or miss
  --test-plugin          limits raised, clock and robot check set by options (tests/fixtures/mu-plugins)
  --fresh                new data

stack.json: url, dir, wp_dir, mail_dir, database {socket, name, user, pid}, redis {socket, pid} or null,
nginx {pid}, nodes [{root, socket, pid}]. DIR/demo.json lists accounts, as with bin/demo.
Each server has "kept", a path P: create P.down, kill the pid, and it stays down until P.down is removed;
P.pid then has its new pid.
TEXT
}

port='' dir='' content=demo
while [ "$#" -gt 0 ]; do
	case "$1" in
		--port | --dir | --content) [ "$#" -gt 1 ] || fail "$1 needs a value"; declare "${1#--}=$2"; shift ;;
		--children) STACK_CHILDREN="${2:?}"; shift ;;
		--nodes) STACK_NODES="${2:?}"; shift ;;
		--redis) STACK_REDIS=yes ;;
		--page-cache) STACK_PAGE_CACHE=yes ;;
		--test-plugin) STACK_TEST_PLUGIN=yes ;;
		--fresh) STACK_FRESH=yes ;;
		--help | -h) usage; exit 0 ;;
		*) usage >&2; fail "unknown option $1" ;;
	esac
	shift
done
if [ -z "$port" ] || [ -z "$dir" ]; then
	usage >&2
	exit 1
fi

trap stop_servers EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

started=$SECONDS
require_build
serve_stack "$dir" "$port" "$content"
say "ready after $(( SECONDS - started )) s: http://127.0.0.1:$port"
printf '%s\n' "$STACK_DIR/stack.json"
wait -n "${SERVER_PIDS[@]}" || true
fail "a server ended by itself; see $STACK_DIR/run"
