# shellcheck shell=bash
# The tests of the zip: empty sites of WordPress that install it themselves. Sourced by bin/test.

PACKAGE_TESTS="$( cd -- "$( dirname -- "${BASH_SOURCE[0]}" )" && pwd -P )"

# empty_site DIR DB: WordPress without the plugin, which may change its own files.
empty_site() {
	local dir="$1" content="$1/wordpress/wp-content"
	mkdir -p "$dir"
	prepare_site "$dir" "$2" no
	rm -rf "$content/plugins/mentoriai-portal"
	sed -i "s/^define( 'DISALLOW_FILE_MODS', true );/define( 'FS_METHOD', 'direct' );/" "$dir/wordpress/wp-config.php"
}

# package_tests WORK REPORT [argument]…: the newest WordPress, empty on SQLite and with content, 6.8, and a network, all three on MariaDB.
package_tests() {
	local work="$1" report="$2" port name log
	shift 2
	local -A url=()
	"$SITE_REPO/bin/package" --out "$work/zip"
	start_mariadb "$work"
	WP_SUITE=trixie empty_site "$work/old" "mysql://root@localhost/old?socket=$MARIADB_SOCKET"
	empty_site "$work/new" sqlite
	empty_site "$work/existing" "mysql://root@localhost/existing?socket=$MARIADB_SOCKET"
	empty_site "$work/network" "mysql://root@localhost/network?socket=$MARIADB_SOCKET"
	for name in old new existing network; do
		port="$( free_port )"
		url[$name]="http://127.0.0.1:$port"
		php "$PACKAGE_TESTS/install.php" site "$work/$name" "${url[$name]}"
		start_server "$work/$name" "$port" "$PACKAGE_TESTS/router.php"
	done
	php "$PACKAGE_TESTS/install.php" network "$work/network" "${url[network]}"
	MENTORIAI_PACKAGE="$work" MENTORIAI_SITE="$work/old" MENTORIAI_URL="${url[old]}" MENTORIAI_E2E_OUTPUT="$work/package-output" \
		PLAYWRIGHT_JUNIT_OUTPUT_FILE="$report" PLAYWRIGHT_JUNIT_OUTPUT_NAME="$report" \
		npx --no-install playwright test --config tests/package/playwright.config.ts --reporter=list,junit "$@"
	for name in old new existing network; do
		# What PHP 8.2 has against WordPress's own code for networks.
		for log in "$work/$name"/{debug,php}.log; do
			[ ! -f "$log" ] || sed -i '/Deprecated:  Optional parameter .*ms-functions\.php on line/d' "$log"
		done
		nothing_logged "$work/$name"
	done
}
