# shellcheck shell=bash
# The servers of a real site – nginx, PHP-FPM, MariaDB, Redis – for tests, measurements and the front-end lab.
# Sourced after tools/site/lib.sh, never run; serve.sh is the command. All listen on loopback or on sockets in the
# folder of the run, run as the user of the run, and end with stop_servers. The system's own services are not touched.
#
#   serve_stack DIR PORT demo|empty   makes the site DIR and serves it; settings, all with a default:
#     STACK_REDIS=yes|no  STACK_NODES=1  STACK_CHILDREN=4  STACK_PAGE_CACHE=yes|no  STACK_TEST_PLUGIN=yes|no  STACK_FRESH=yes|no
#     STACK_MARIADB=( --option … )   more options for MariaDB
#     STACK_FPM_UNDER=( command … )  STACK_PHP=( -d setting … )   what runs PHP-FPM, e.g. valgrind; more settings of PHP
#     STACK_MU_PLUGIN=file   linked into the site's must-use plugins
#     STACK_NGINX='line;'    more rules of each web server
#     STACK_DURABLE=yes|no   yes: what MariaDB has committed survives kill -9
#   afterwards DIR/stack.json tells url, site, sockets and pids.

STACK_MARIADB=()
STACK_FPM_UNDER=()
STACK_PHP=()
STACK_TOOLS="$( cd -- "$( dirname -- "${BASH_SOURCE[0]}" )" && pwd -P )"

# shellcheck source=tools/stack/nginx.sh
. "$STACK_TOOLS/nginx.sh"

# Installs what is missing, without the system's services starting (policy-rc.d is Debian's switch for that).
require_stack() {
	local version packages=() policy=/usr/sbin/policy-rc.d made=no
	require_php
	version="$( php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' )"
	PHP_FPM="/usr/sbin/php-fpm$version"
	[ -x /usr/sbin/nginx ] || packages+=( nginx )
	[ -x "$PHP_FPM" ] || packages+=( "php$version-fpm" )
	have redis-server || packages+=( redis-server )
	[ -z "$( php_lacks redis )" ] || packages+=( "php$version-redis" )
	[ -x /usr/sbin/mariadbd ] || packages+=( mariadb-server-core mariadb-client-core )
	if [ "${#packages[@]}" -gt 0 ]; then
		if may_install && [ ! -e "$policy" ]; then
			printf '#!/bin/sh\nexit 101\n' | as_root tee "$policy" >/dev/null
			as_root chmod 755 "$policy"
			made=yes
		fi
		# In a process of its own: it may end the run, and the switch is put back all the same.
		( install_packages "${packages[@]}" ) || { [ "$made" = no ] || as_root rm -f "$policy"; exit "$SITE_MISSING"; }
		[ "$made" = no ] || as_root rm -f "$policy"
	fi
	[ -x "$PHP_FPM" ] || missing "$PHP_FPM is missing: the php of this machine is not Debian's; install php$version-fpm."
	[ -x /usr/sbin/nginx ] || missing '/usr/sbin/nginx is missing (Debian package nginx).'
	require_command redis-server redis-server
}

# start_kept NAME command…: a server that tests may kill and get back; see keep.sh. Sets KEPT_PID.
start_kept() {
	local name="$1"
	shift
	setsid "$STACK_TOOLS/keep.sh" "$STACK_DIR/run/$name" "$@" >>"$STACK_DIR/run/$name.log" 2>&1 </dev/null 9>&- &
	KEPT_PID=$!
	SERVER_PIDS+=( "$KEPT_PID" )
}

# wait_for NAME SOCKET: until it is there, or the server has ended.
wait_for() {
	local tries=150
	while [ ! -S "$2" ]; do
		kill -0 "$KEPT_PID" 2>/dev/null || { tail -n 20 "$STACK_DIR/run/$1.log" >&2; fail "$1 did not start"; }
		tries=$(( tries - 1 ))
		[ "$tries" -gt 0 ] || { tail -n 20 "$STACK_DIR/run/$1.log" >&2; fail "$1 does not answer"; }
		sleep 0.1
	done
}

# Nothing on disk: after a fall it comes back empty, never stale. Sets REDIS_SOCKET.
start_redis() {
	REDIS_SOCKET="$STACK_DIR/run/redis.sock"
	rm -f "$REDIS_SOCKET"
	start_kept redis redis-server --port 0 --unixsocket "$REDIS_SOCKET" --unixsocketperm 700 --save '' --appendonly no \
		--maxmemory 256mb --maxmemory-policy allkeys-lru --daemonize no --dir "$STACK_DIR/run"
	wait_for redis "$REDIS_SOCKET"
}

# make_redis_drop_in CONTENT: the object cache of one web root.
make_redis_drop_in() {
	php -r 'file_put_contents( $argv[1], "<?php\n// Made by tools/stack.\n"
		. "define( \"MENTORIAI_STACK_REDIS\", " . var_export( $argv[2], true ) . " );\nrequire " . var_export( $argv[3], true ) . ";\n" );' \
		-- "$1/object-cache.php" "$REDIS_SOCKET" "$STACK_TOOLS/object-cache.php"
}

# start_fpm NAME CHILDREN: a PHP-FPM of its own (own master, own OPcache). Its socket is DIR/run/NAME.sock.
start_fpm() {
	local name="$1" children="$2" settings as_root=()
	mapfile -t settings < <( php_settings "$STACK_DIR" )
	cat >"$STACK_DIR/run/$name.conf" <<CONF
[global]
error_log = $STACK_DIR/run/$name.log
daemonize = no
[site]
listen = $STACK_DIR/run/$name.sock
listen.mode = 0600
listen.backlog = 511
pm = static
pm.max_children = $children
pm.status_path = /fpm-status
clear_env = no
catch_workers_output = yes
decorate_workers_output = no
CONF
	if [ "$( id -u )" = 0 ]; then
		printf 'user = root\ngroup = root\n' >>"$STACK_DIR/run/$name.conf"
		as_root=( --allow-to-run-as-root )
	fi
	rm -f "$STACK_DIR/run/$name.sock"
	start_kept "$name" "${STACK_FPM_UNDER[@]}" "$PHP_FPM" --nodaemonize "${as_root[@]}" --fpm-config "$STACK_DIR/run/$name.conf" \
		"${settings[@]}" -d opcache.revalidate_freq=1 "${STACK_PHP[@]}"
	wait_for "$name" "$STACK_DIR/run/$name.sock"
}

# The web root of node N. The first is the site's own; others are machines with a copy of the code that share the uploads.
node_root() {
	[ "$1" = 1 ] && echo "$STACK_DIR/wordpress" || echo "$STACK_DIR/node-$1/wordpress"
}

make_node() {
	local root
	root="$( node_root "$1" )"
	[ "$1" != 1 ] || return 0
	rm -rf "$STACK_DIR/node-$1"
	mkdir -p "$STACK_DIR/node-$1"
	cp -a "$STACK_DIR/wordpress" "$root"
	rm -rf "$root/wp-content/uploads"
	ln -s "$STACK_DIR/wordpress/wp-content/uploads" "$root/wp-content/uploads"
}

serve_stack() {
	local port="$2" content="$3" node url
	local redis="${STACK_REDIS:-no}" nodes="${STACK_NODES:-1}" children="${STACK_CHILDREN:-4}" durable=()
	require_stack
	mkdir -p "$1"
	STACK_DIR="$( cd -- "$1" && pwd -P )"
	url="http://127.0.0.1:$port"
	check_folder "$STACK_DIR"
	port_in_use "$port" && fail "port $port of 127.0.0.1 is in use; choose another one"
	[ "${#STACK_DIR}" -lt 80 ] || fail "the folder's path is too long for sockets: $STACK_DIR"
	mkdir -p "$STACK_DIR/run" "$STACK_DIR/tmp"
	mark_folder "$STACK_DIR"
	chmod 700 "$STACK_DIR/run" "$STACK_DIR/tmp"
	rm -f "$STACK_DIR/stack.json"
	[ "${STACK_DURABLE:-no}" = no ] ||
		durable=( --innodb-flush-log-at-trx-commit=1 --innodb-doublewrite=1 --innodb-flush-method=fsync )
	SERVER_KEEPER=( "$STACK_TOOLS/keep.sh" "$STACK_DIR/run/mariadb" )
	start_mariadb "$STACK_DIR" --max-connections=200 --skip-name-resolve "${durable[@]}" "${STACK_MARIADB[@]}"
	# shellcheck disable=SC2034 # read by start_mariadb
	SERVER_KEEPER=()
	[ "$redis" = no ] || start_redis
	rm -f "$STACK_DIR/wordpress/wp-content/object-cache.php"
	prepare_site "$STACK_DIR" "mysql://root@localhost/mentoriai?socket=$MARIADB_SOCKET" "${STACK_FRESH:-no}"
	[ "${STACK_TEST_PLUGIN:-no}" = no ] || link_test_plugin "$STACK_DIR"
	[ -z "${STACK_MU_PLUGIN:-}" ] || ln -sfn "$STACK_MU_PLUGIN" "$STACK_DIR/wordpress/wp-content/mu-plugins/${STACK_MU_PLUGIN##*/}"
	[ "$redis" = no ] || make_redis_drop_in "$STACK_DIR/wordpress/wp-content"
	for (( node = 1; node <= nodes; node++ )); do
		make_node "$node"
		start_fpm "fpm-$node" "$children"
	done
	start_nginx nginx "$port" "$nodes" "${STACK_PAGE_CACHE:-no}"
	install_site "$STACK_DIR" "$url" "$content"
	php "$STACK_TOOLS/describe.php" "$STACK_DIR" "$port" "$nodes" "$MARIADB_SOCKET" "$( [ "$redis" = no ] || echo "$REDIS_SOCKET" )"
}
