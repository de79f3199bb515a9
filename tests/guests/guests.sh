# shellcheck shell=bash
# The portal beside foreign plugins and on difficult hosts: sourced by bin/test.

# php_without EXTENSION: a folder of PHP's settings that loads all extensions but one.
php_without() {
	local folder="$STACK_DIR/run/php-without-$1" ini
	mkdir -p "$folder"
	for ini in "/etc/php/$( php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' )/fpm/conf.d"/*.ini; do
		[[ "$ini" == *-"$1.ini" ]] || ln -sfn "$ini" "$folder/"
	done
	echo "$folder"
}

# guest_tests DIR REPORT [argument for Playwright]…
guest_tests() {
	local work="$1" dir="$1/guests" report="$2" port
	shift 2
	# shellcheck source=tools/stack/stack.sh
	. "$SITE_REPO/tools/stack/stack.sh"
	port="$( free_port )"
	copy_demo guests
	STACK_TEST_PLUGIN=yes serve_stack "$dir" "$port" demo
	# A robot check of every log-in is what other journeys are for.
	php "$SITE_TOOLS/run.php" "$dir" <<<"update_option( 'mentoriai_test_bot_check', 'none' );"
	MENTORIAI_WITHOUT_INTL="$( free_port )"
	PHP_INI_SCAN_DIR="$( php_without intl )" start_fpm fpm-without-intl 1
	STACK_NGINX="set \$pool unix:$STACK_DIR/run/fpm-without-intl.sock;" start_nginx without-intl "$MENTORIAI_WITHOUT_INTL" 1 no
	export MENTORIAI_WITHOUT_INTL
	MENTORIAI_SITE="$dir" MENTORIAI_URL="http://127.0.0.1:$port" MENTORIAI_E2E_OUTPUT="$work/guests-output" \
		PLAYWRIGHT_JUNIT_OUTPUT_FILE="$report" PLAYWRIGHT_JUNIT_OUTPUT_NAME="$report" \
		npx --no-install playwright test --config tests/guests/playwright.config.ts --reporter=list,junit "$@"
}
