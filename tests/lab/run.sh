#!/usr/bin/env bash
# Makes a demo site on nginx, PHP-FPM and MariaDB, measures its screens as a phone sees them, and takes it away.
# Arguments go to lab.mjs: --runs N, --only home,event, --json FILE.

set -euo pipefail

# shellcheck source=tools/site/lib.sh
. "$( dirname -- "${BASH_SOURCE[0]}" )/../../tools/site/lib.sh"

work="$( mktemp -d "${TMPDIR:-/tmp}/mentoriai-lab.XXXXXX" )"
server=''
clean_up() {
	[ -z "$server" ] || { kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; }
	rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

cd -- "$SITE_REPO"
require_command chromium chromium
"$SITE_REPO/tools/stack/serve.sh" --port "$( free_port )" --dir "$work/site" >"$work/ready" &
server=$!
until [ -s "$work/ready" ]; do
	kill -0 "$server" 2>/dev/null || fail 'the site did not start'
	sleep 0.5
done
node tests/lab/lab.mjs "$work/site" "$@"
