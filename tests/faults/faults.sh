# shellcheck shell=bash
# The fault tests: sourced by bin/test. Its site has two nodes, Redis, a durable MariaDB and a mail server.

# start_replica: another MariaDB in DIR/replica that follows the site's own from its first day.
start_replica() {
	local primary="$MARIADB_SOCKET" port="$1"
	start_mariadb "$STACK_DIR/replica" --server-id=2 --read-only --relay-log=relay --slave-net-timeout=5 --innodb-buffer-pool-size=64M
	php -r '$primary = new mysqli( "localhost", "root", "", "", 0, $argv[1] );
		$primary->query( "CREATE USER replica@127.0.0.1 IDENTIFIED BY \"replica\"" );
		$primary->query( "GRANT REPLICATION SLAVE ON *.* TO replica@127.0.0.1" );
		$replica = new mysqli( "localhost", "root", "", "", 0, $argv[2] );
		$replica->query( "CHANGE MASTER TO MASTER_HOST=\"127.0.0.1\", MASTER_PORT=$argv[3], MASTER_USER=\"replica\", MASTER_PASSWORD=\"replica\",
			MASTER_LOG_FILE=\"primary-bin.000001\", MASTER_LOG_POS=4, MASTER_CONNECT_RETRY=1" );
		$replica->query( "START SLAVE" );' -- "$primary" "$MARIADB_SOCKET" "$port"
	MARIADB_SOCKET="$primary"
}

# fault_tests DIR REPORT [argument for PHPUnit]…
fault_tests() {
	local work="$1" dir="$1/faults" report="$2" port database cached smtp secret
	shift 2
	# shellcheck source=tools/stack/stack.sh
	. "$SITE_REPO/tools/stack/stack.sh"
	port="$( free_port )"
	database="$( free_port )"
	STACK_MARIADB=( --server-id=1 --log-bin=primary-bin --binlog-format=ROW --skip-networking=0 --bind-address=127.0.0.1 --port="$database" )
	STACK_REDIS=yes STACK_NODES=2 STACK_CHILDREN=6 STACK_TEST_PLUGIN=yes STACK_DURABLE=yes \
		STACK_MU_PLUGIN="$SITE_REPO/tests/faults/mu-plugins/mentoriai-faults.php" serve_stack "$dir" "$port" empty
	# The same nodes behind a page cache.
	cached="$( free_port )"
	start_nginx cached "$cached" 2 yes
	start_replica "$database"
	ln -sfn "$SITE_REPO/tests/faults/replica-db.php" "$dir/wordpress/wp-content/db.php"
	ln -sfn "$SITE_REPO/tests/faults/replica-db.php" "$dir/node-2/wordpress/wp-content/db.php"
	smtp="$( free_port )"
	secret="$( php -r 'echo bin2hex( random_bytes( 16 ) );' )"
	mkdir -p "$dir/run/smtp"
	printf '%s' "$secret" >"$dir/run/secret"
	start_kept smtp node "$SITE_REPO/tests/faults/smtp.mjs" "$smtp" "$dir/run/smtp" "$dir/mail"
	# People register here, so what they agree to has been published.
	php "$SITE_TOOLS/run.php" "$dir" <<<"update_option( 'mentoriai_test_smtp', $smtp ); update_option( 'mentoriai_test_secret', '$secret' );
		foreach ( array( 'PrivatumoPolitika', 'narystes-taisykles' ) as \$key ) {
			wp_update_post( array( 'ID' => get_option( 'mentoriai_pages' )[ \$key ]['lt'], 'post_content' => 'Sutarta.', 'post_status' => 'publish' ) );
		}"
	MENTORIAI_SITE="$dir" MENTORIAI_URL="http://127.0.0.1:$port" MENTORIAI_CACHED_URL="http://127.0.0.1:$cached" \
		MENTORIAI_E2E_OUTPUT="$work/faults-output" \
		vendor/bin/phpunit --testsuite faults --log-junit "$report" "$@"
	only_faults_logged "$dir"
}

# Beside the fall of the database PHP has nothing to complain about, and nobody was refused because of a deadlock.
only_faults_logged() {
	local stray
	stray="$( cat "$1/debug.log" "$1/php.log" 2>/dev/null |
		grep -E 'PHP (Warning|Notice|Deprecated|Fatal|Parse)|mentoriai-portal: .*Deadlock' | grep -vE 'mysqli' || true )"
	[ -z "$stray" ] || fail "PHP complained during the tests:"$'\n'"$stray"
}
