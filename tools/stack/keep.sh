#!/usr/bin/env bash
# Runs a server and starts it again after a planned fall, so that tests can kill one and get it back.
#
# Usage: keep.sh FILE command…
#
# FILE.pid holds the pid of the server while it runs. A test that wants it down makes FILE.down, kills that pid,
# and removes FILE.down when the server is to come back. A server that ends by itself ends this program too.

set -euo pipefail

file="$1"
shift
child=
trap 'kill -TERM "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; exit 143' TERM INT HUP
rm -f "$file.down"

while true; do
	"$@" &
	child=$!
	printf '%s\n' "$child" >"$file.new"
	mv "$file.new" "$file.pid"
	code=0
	wait "$child" || code=$?
	rm -f "$file.pid"
	[ -e "$file.down" ] || exit "$code"
	while [ -e "$file.down" ]; do
		sleep 0.1
	done
done
