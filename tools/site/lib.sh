# shellcheck shell=bash
# Shared by bin/demo, bin/test and bin/check: messages, packages, the cache, the app's build.
# Sourced, never run. The parts on WordPress, sites, servers and MariaDB stand beside it.

set -euo pipefail

SITE_TOOLS="$( cd -- "$( dirname -- "${BASH_SOURCE[0]}" )" && pwd -P )"
SITE_REPO="$( cd -- "$SITE_TOOLS/../.." && pwd -P )"
SITE_CACHE="${MENTORIAI_CACHE:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/mentoriai-portal}"
readonly SITE_TOOLS SITE_REPO SITE_CACHE

# Exit code of "something has to be installed by you".
readonly SITE_MISSING=3

say() {
	printf '· %s\n' "$*" >&2
}

fail() {
	printf '✗ %s\n' "$*" >&2
	exit 1
}

# Prints what the person has to install and ends with code 3.
missing() {
	printf '✗ %s\n' "$@" >&2
	exit "$SITE_MISSING"
}

have() {
	command -v "$1" >/dev/null 2>&1
}

# A new folder inside the cache, on the same file system, so that a later mv is atomic.
cache_temp() {
	mkdir -p "$SITE_CACHE"
	mktemp -d "$SITE_CACHE/.new.XXXXXX"
}

# Moves a finished folder to its place; when another process was faster, its result stands.
cache_keep() {
	local made="$1" place="$2"
	if ! mv -T "$made" "$place" 2>/dev/null; then
		rm -rf "$made"
		[ -d "$place" ] || fail "cannot write $place"
	fi
}

# --- Debian packages ---------------------------------------------------------

may_install() {
	have apt-get || return 1
	[ "$( id -u )" = 0 ] || { have sudo && sudo -n true 2>/dev/null; }
}

as_root() {
	if [ "$( id -u )" = 0 ]; then
		"$@"
	else
		sudo -n "$@"
	fi
}

# Installs the packages, or says which ones to install and ends. Parts of bin/test that run side by side take turns.
install_packages() {
	[ "$#" -gt 0 ] || return 0
	may_install || missing \
		'These Debian packages are missing, and this user may not install them:' \
		"    sudo apt-get install --no-install-recommends $*"
	say "installing $*"
	local log
	log="$( mktemp )"
	if ! {
		as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends "$@" ||
			{
				as_root apt-get update -q &&
					as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -q --no-install-recommends "$@"
			}
	} >"$log" 2>&1; then
		tail -n 20 "$log" >&2
		rm -f "$log"
		missing "apt-get could not install: $*"
	fi
	rm -f "$log"
}

# The Debian package of a PHP extension, for the PHP that runs here.
php_package() {
	local version
	version="$( php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' )"
	case "$1" in
		pdo_sqlite) echo "php$version-sqlite3" ;;
		mysqli) echo "php$version-mysql" ;;
		dom) echo "php$version-xml" ;;
		'Zend OPcache') echo "php$version-opcache" ;;
		*) echo "php$version-$1" ;;
	esac
}

php_lacks() {
	php -r 'foreach ( array_slice( $argv, 1 ) as $name ) { extension_loaded( $name ) || print "$name\n"; }' -- "$@"
}

# PHP 8.2 or newer with everything that WordPress, the plugin and the tests use.
require_php() {
	have php || install_packages php-cli
	php -r 'exit( PHP_VERSION_ID >= 80200 ? 0 : 1 );' ||
		missing "PHP 8.2 or newer is needed; $( command -v php ) is $( php -r 'echo PHP_VERSION;' )."
	local wanted=( pdo_sqlite mysqli gd curl zip mbstring intl dom fileinfo 'Zend OPcache' )
	local lacking=() packages=() name
	mapfile -t lacking < <( php_lacks "${wanted[@]}" )
	[ "${#lacking[@]}" -gt 0 ] || return 0
	for name in "${lacking[@]}"; do
		packages+=( "$( php_package "$name" )" )
	done
	install_packages "${packages[@]}"
	mapfile -t lacking < <( php_lacks "${wanted[@]}" )
	[ "${#lacking[@]}" -eq 0 ] || missing \
		"$( command -v php ) still lacks: ${lacking[*]}" \
		'It is not the PHP of the Debian packages; enable these extensions in it.'
}

# A program and the package it comes in: require_command msgfmt gettext
require_command() {
	have "$1" || install_packages "$2"
	have "$1" || missing "$1 is missing (Debian package $2)."
}

require_node() {
	if ! have node || ! have npm; then
		install_packages nodejs npm
	fi
	node -e 'const [a, b] = process.versions.node.split( "." ); process.exit( a > 20 || ( a == 20 && b >= 19 ) ? 0 : 1 );' ||
		missing "Node.js 20.19 or newer is needed; $( command -v node ) is $( node --version ). See https://nodejs.org/en/download"
}

# --- The app -----------------------------------------------------------------

# One hash over the contents and names of files and folders that exist.
hash_of() {
	local path paths=()
	for path in "$@"; do
		[ ! -e "$path" ] || paths+=( "$path" )
	done
	[ "${#paths[@]}" -gt 0 ] || { echo none; return 0; }
	find "${paths[@]}" -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

# Runs a command quietly; its output is shown when it fails.
quietly() {
	local log
	log="$( mktemp )"
	if ! "$@" >"$log" 2>&1; then
		cat "$log" >&2
		rm -f "$log"
		return 1
	fi
	rm -f "$log"
}

# Node packages, only when what lies there is not what the lock file asks for.
require_node_modules() {
	require_node
	cd -- "$SITE_REPO"
	! node "$SITE_TOOLS/installed.mjs" || return 0
	say 'installing node packages (npm ci; a minute or two the first time)'
	PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1 \
		quietly npm ci --no-audit --no-fund || fail 'npm ci failed'
}

# The built app, only when its sources changed.
require_build() {
	cd -- "$SITE_REPO"
	local stamp=assets/build/.mentoriai-stamp wanted
	wanted="$( hash_of src package.json package-lock.json tsconfig.json webpack.config.js \
		webpack.config.cjs webpack.config.mjs postcss.config.js babel.config.js assets/fonts )"
	if [ -f "$stamp" ] && [ "$( cat "$stamp" )" = "$wanted" ]; then
		return 0
	fi
	require_node_modules
	say 'building the app (npm run build)'
	quietly npm run build || fail 'npm run build failed'
	printf '%s\n' "$wanted" >"$stamp"
}

# PHPUnit, PHPStan and PHP_CodeSniffer; the plugin itself runs without vendor/.
require_vendor() {
	require_php
	require_command composer composer
	cd -- "$SITE_REPO"
	local stamp=vendor/.mentoriai-stamp wanted
	wanted="$( hash_of composer.json )"
	if [ -f "$stamp" ] && [ "$( cat "$stamp" )" = "$wanted" ]; then
		return 0
	fi
	say 'installing the PHP tools (composer install)'
	COMPOSER_ALLOW_SUPERUSER=1 quietly composer install --no-interaction --no-progress ||
		fail 'composer install failed'
	printf '%s\n' "$wanted" >"$stamp"
}

# The real WP-CLI, only for the tests of the plugin's commands; sets MENTORIAI_WP_CLI. Its packages ask for an older PHP than they run on.
require_wp_cli() {
	local wanted="$SITE_REPO/tools/wp-cli/composer.json" place made
	place="$SITE_CACHE/wp-cli-$( sha256sum <"$wanted" | cut -c 1-12 )"
	if [ ! -d "$place" ]; then
		require_command composer composer
		say 'installing WP-CLI (composer install)'
		made="$( cache_temp )"
		cp "$wanted" "$made/composer.json"
		COMPOSER_ALLOW_SUPERUSER=1 quietly composer install --working-dir="$made" --ignore-platform-reqs --no-interaction --no-progress ||
			fail 'composer install of WP-CLI failed'
		cache_keep "$made" "$place"
	fi
	export MENTORIAI_WP_CLI="$place/vendor/wp-cli/wp-cli/php/boot-fs.php"
}

# shellcheck source=tools/site/wordpress.sh
. "$SITE_TOOLS/wordpress.sh"
# shellcheck source=tools/site/server.sh
. "$SITE_TOOLS/server.sh"
# shellcheck source=tools/site/make.sh
. "$SITE_TOOLS/make.sh"
