# shellcheck shell=bash
# Servers of a demo or test site: PHP's own web server and MariaDB. Sourced by lib.sh.
# Each runs in a process group of its own, because PHP's workers outlive a killed parent.

SERVER_PIDS=()
SERVER_PORTS=()

port_in_use() {
	( exec 3<>"/dev/tcp/127.0.0.1/$1" ) 2>/dev/null
}

free_port() {
	php -r '$server = stream_socket_server( "tcp://127.0.0.1:0" );
		echo explode( ":", stream_socket_get_name( $server, false ) )[1];'
}

# Ends every server that was started here and waits until its port is free.
stop_servers() {
	local pid port tries
	for pid in "${SERVER_PIDS[@]}"; do
		kill -TERM -- "-$pid" 2>/dev/null || true
	done
	for pid in "${SERVER_PIDS[@]}"; do
		tries=100
		while kill -0 -- "-$pid" 2>/dev/null && [ "$tries" -gt 0 ]; do
			sleep 0.1
			tries=$(( tries - 1 ))
		done
		kill -KILL -- "-$pid" 2>/dev/null || true
		wait "$pid" 2>/dev/null || true
	done
	for port in "${SERVER_PORTS[@]}"; do
		tries=50
		while port_in_use "$port" && [ "$tries" -gt 0 ]; do
			sleep 0.1
			tries=$(( tries - 1 ))
		done
	done
	SERVER_PIDS=()
	SERVER_PORTS=()
}

# Settings of the web server's PHP; the command line's own are left alone.
php_settings() {
	local dir="$1"
	printf '%s\n' -d upload_max_filesize=16M -d post_max_size=64M -d max_file_uploads=20 \
		-d memory_limit=256M -d opcache.enable=1 -d opcache.enable_cli=1 -d opcache.file_cache_only=0 -d opcache.revalidate_freq=0 \
		-d opcache.memory_consumption=192 -d opcache.max_accelerated_files=16000 -d opcache.interned_strings_buffer=16 \
		-d realpath_cache_size=4M -d display_errors=0 -d display_startup_errors=0 -d html_errors=0 -d log_errors=1 \
		-d "error_log=$dir/php.log" -d expose_php=0 -d session.save_path="$dir/tmp" -d upload_tmp_dir="$dir/tmp" \
		-d sendmail_path=/bin/false -d zlib.output_compression=0 -d output_buffering=0 -d variables_order=EGPCS
}

# start_server DIR PORT [ROUTER]: serves DIR/wordpress on 127.0.0.1 and waits until it answers. Sets SERVER_PID.
start_server() {
	local dir="$1" port="$2" router="${3:-$SITE_TOOLS/router.php}" settings tries=100
	port_in_use "$port" && fail "port $port of 127.0.0.1 is in use; choose another one with --port"
	mkdir -p "$dir/tmp"
	mapfile -t settings < <( php_settings "$dir" )
	PHP_CLI_SERVER_WORKERS="${PHP_CLI_SERVER_WORKERS:-4}" \
		setsid php "${settings[@]}" -S "127.0.0.1:$port" -t "$dir/wordpress" "$router" \
		>>"$dir/server.log" 2>&1 </dev/null 9>&- &
	SERVER_PID=$!
	SERVER_PIDS+=( "$SERVER_PID" )
	SERVER_PORTS+=( "$port" )
	while ! port_in_use "$port"; do
		kill -0 "$SERVER_PID" 2>/dev/null || { tail -n 5 "$dir/server.log" >&2; fail "the web server did not start"; }
		tries=$(( tries - 1 ))
		[ "$tries" -gt 0 ] || fail "the web server does not answer on port $port"
		sleep 0.1
	done
}

# A command that the database is started through; tools/stack sets it. Empty: the database itself.
SERVER_KEEPER=()

# start_mariadb DIR [option]…: a MariaDB of our own, on a socket only, its data in DIR/mariadb-data. Sets MARIADB_SOCKET.
# Flushing is off: its data live as long as the test run. Options are the server's own and win.
start_mariadb() {
	local dir="$1" tries=300 daemon
	shift
	[ -x /usr/sbin/mariadbd ] || have mariadbd || install_packages mariadb-server-core mariadb-client-core
	daemon="$( command -v mariadbd || echo /usr/sbin/mariadbd )"
	have mariadb-install-db || install_packages mariadb-server-core
	# Its own folder for temporary tables: each server deletes at its start what it finds, also that of another one.
	mkdir -p "$dir/mariadb-data" "$dir/mariadb-tmp"
	[ -d "$dir/mariadb-data/mysql" ] || TMPDIR="$dir/mariadb-tmp" quietly mariadb-install-db --no-defaults --user="$( id -un )" --datadir="$dir/mariadb-data" \
		--auth-root-authentication-method=normal --skip-test-db || fail 'mariadb-install-db failed'
	MARIADB_SOCKET="$dir/mariadb.sock"
	[ "${#MARIADB_SOCKET}" -lt 104 ] || fail "the path of the socket is too long: $MARIADB_SOCKET"
	TMPDIR="$dir/mariadb-tmp" setsid "${SERVER_KEEPER[@]}" "$daemon" --no-defaults --user="$( id -un )" --datadir="$dir/mariadb-data" --socket="$MARIADB_SOCKET" \
		--pid-file="$dir/mariadb.pid" --skip-networking --innodb-flush-log-at-trx-commit=0 --innodb-doublewrite=0 \
		--innodb-flush-method=nosync --sync-binlog=0 --skip-log-bin --innodb-buffer-pool-size=256M \
		--character-set-server=utf8mb4 --collation-server=utf8mb4_unicode_ci "$@" \
		>>"$dir/mariadb.log" 2>&1 </dev/null &
	local pid=$!
	SERVER_PIDS+=( "$pid" )
	until php -r 'mysqli_report( MYSQLI_REPORT_OFF );
		exit( @( new mysqli() )->real_connect( "localhost", "root", "", "", 0, $argv[1] ) ? 0 : 1 );' -- "$MARIADB_SOCKET" 2>/dev/null; do
		kill -0 "$pid" 2>/dev/null || { tail -n 20 "$dir/mariadb.log" >&2; fail 'MariaDB did not start'; }
		tries=$(( tries - 1 ))
		[ "$tries" -gt 0 ] || { tail -n 20 "$dir/mariadb.log" >&2; fail 'MariaDB does not answer'; }
		sleep 0.1
	done
}
