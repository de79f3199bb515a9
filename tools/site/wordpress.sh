# shellcheck shell=bash
# Where WordPress and its SQLite driver come from. Sourced by lib.sh.

# The npm package that carries the driver, and what npm must have delivered.
readonly SQLITE_PACKAGE='@wp-playground/cli@3.1.56'
readonly SQLITE_SHA512='JTxl6djPEM2YRYz/w+BUoyoCvhSGHIjqMi4fMV1b8o1UPNvZatLaS7opo57UsrVElXrfdZwvi6IuyS4LswUx9Q=='

unzip_to() {
	php -r '$zip = new ZipArchive();
		exit( true === $zip->open( $argv[1], ZipArchive::RDONLY ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );' -- "$1" "$2"
}

wordpress_version() {
	sed -n "s/^\$wp_version = '\(.*\)';/\1/p" "$1/wp-includes/version.php"
}

# Puts an unpacked WordPress into the cache: wordpress_keep FOLDER NAME
wordpress_keep() {
	local from="$1" place="$SITE_CACHE/wordpress-$2"
	[ -f "$from/wp-includes/version.php" ] || return 1
	rm -rf "$from/wp-config.php" "$from/.htaccess"
	mkdir -p "$from/wp-content/plugins" "$from/wp-content/languages"
	cache_keep "$from" "$place"
}

# WORDPRESS= names a folder, used as it is, or a zip, unpacked into the cache once.
wordpress_given() {
	local temp name
	if [ -d "$WORDPRESS" ]; then
		[ -f "$WORDPRESS/wp-includes/version.php" ] || fail "no WordPress in $WORDPRESS"
		WORDPRESS_DIR="$( cd -- "$WORDPRESS" && pwd -P )"
		return 0
	fi
	[ -f "$WORDPRESS" ] || fail "WORDPRESS=$WORDPRESS is neither a folder nor a zip"
	name="zip-$( sha256sum "$WORDPRESS" | cut -c 1-16 )"
	WORDPRESS_DIR="$SITE_CACHE/wordpress-$name"
	[ ! -d "$WORDPRESS_DIR" ] || return 0
	temp="$( cache_temp )"
	if ! unzip_to "$WORDPRESS" "$temp" || ! wordpress_keep "$temp/wordpress" "$name"; then
		rm -rf "$temp"
		fail "no WordPress in $WORDPRESS"
	fi
	rm -rf "$temp"
}

# wordpress.org's newest zip, compared with its checksum.
wordpress_from_home() {
	have curl || return 1
	local temp sum
	temp="$( cache_temp )"
	if sum="$( curl -fsS --connect-timeout 5 --max-time 5 https://wordpress.org/latest.zip.sha1 2>/dev/null )" &&
		curl -fsS --connect-timeout 5 --max-time 120 -o "$temp/latest.zip" https://wordpress.org/latest.zip 2>/dev/null &&
		printf '%s  %s\n' "${sum%% *}" "$temp/latest.zip" | sha1sum --check --status &&
		unzip_to "$temp/latest.zip" "$temp" &&
		wordpress_keep "$temp/wordpress" current; then
		rm -rf "$temp"
		return 0
	fi
	rm -rf "$temp"
	return 1
}

# The Debian mirrors that this machine's apt is configured with, the archive itself first.
debian_mirrors() {
	local lists="$1"
	apt-get -o "Dir::State::Lists=$lists" --print-uris update 2>/dev/null |
		sed -n "s#^'\(.*\)/dists/[^']*/InRelease'.*#\1#p" |
		grep -v security | awk '!seen[$0]++ { print ( /\/debian\/?$/ ? 0 : 1 ) " " $0 }' | sort -s -k 1,1 | cut -d ' ' -f 2-
}

# Debian's own packages, their signatures verified by apt: wordpress_from_debian SUITE NAME
wordpress_from_debian() {
	local suite="$1" name="$2" keyring=/usr/share/keyrings/debian-archive-keyring.gpg
	have apt-get && have dpkg-deb || return 1
	[ -f "$keyring" ] || { say "no $keyring to verify Debian's packages with"; return 1; }
	local temp mirror apt=() packages=( wordpress wordpress-theme-twentytwentyfive libjs-cropper
		libjs-jquery-ui libjs-lodash libjs-underscore libphp-phpmailer php-getid3 )
	temp="$( cache_temp )"
	mkdir -p "$temp/lists/partial" "$temp/cache/archives/partial" "$temp/debs" "$temp/root"
	apt=( apt-get -q -o "Dir::Etc::sourcelist=$temp/sources.list" -o Dir::Etc::sourceparts=-
		-o "Dir::State::Lists=$temp/lists" -o "Dir::Cache=$temp/cache" -o "APT::Sandbox::User=$( id -un )"
		-o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o Acquire::Languages=none )
	while read -r mirror; do
		printf 'deb [signed-by=%s] %s %s main\n' "$keyring" "$mirror" "$suite" >"$temp/sources.list"
		if "${apt[@]}" -o APT::Update::Error-Mode=any update >"$temp/log" 2>&1 &&
			( cd "$temp/debs" && "${apt[@]}" download "${packages[@]}" ) >>"$temp/log" 2>&1; then
			break
		fi
	done < <( debian_mirrors "$temp/lists" )
	if ! compgen -G "$temp/debs/wordpress_*.deb" >/dev/null; then
		[ ! -s "$temp/log" ] || tail -n 5 "$temp/log" >&2
		rm -rf "$temp"
		return 1
	fi
	local deb
	for deb in "$temp"/debs/*.deb; do
		dpkg-deb -x "$deb" "$temp/root"
	done
	# Links to configuration that is not installed lead nowhere: cp says so and goes on.
	cp -rL "$temp/root/usr/share/wordpress" "$temp/wordpress" 2>/dev/null || true
	wordpress_keep "$temp/wordpress" "$name"
	rm -rf "$temp"
}

# Sets WORDPRESS_DIR to a folder with WordPress that is to be copied, not used.
get_wordpress() {
	local suite="${WP_SUITE:-}" name
	name="${suite:-current}"
	WORDPRESS_DIR="$SITE_CACHE/wordpress-$name"
	if [ -n "${WORDPRESS:-}" ]; then
		wordpress_given
		say "WordPress $( wordpress_version "$WORDPRESS_DIR" ) from $WORDPRESS"
	elif [ -d "$WORDPRESS_DIR" ]; then
		say "WordPress $( wordpress_version "$WORDPRESS_DIR" ) from the cache, $WORDPRESS_DIR"
	elif [ -z "$suite" ] && wordpress_from_home; then
		say "WordPress $( wordpress_version "$WORDPRESS_DIR" ) from wordpress.org"
	elif wordpress_from_debian "${suite:-sid}" "$name"; then
		say "WordPress $( wordpress_version "$WORDPRESS_DIR" ) from the Debian package of suite ${suite:-sid}"
	else
		missing 'No WordPress could be had from wordpress.org or from a Debian mirror.' \
			'Give a folder or a zip of it: WORDPRESS=/path/to/wordpress.zip'
	fi
}

# Sets SQLITE_DRIVER to the folder of WordPress's SQLite driver.
get_sqlite_driver() {
	SQLITE_DRIVER="$SITE_CACHE/sqlite-driver-${SQLITE_PACKAGE##*@}"
	[ ! -d "$SQLITE_DRIVER" ] || return 0
	require_node
	local temp tarball
	temp="$( cache_temp )"
	quietly npm pack --silent --pack-destination "$temp" "$SQLITE_PACKAGE" || fail "cannot get $SQLITE_PACKAGE from npm"
	tarball="$( compgen -G "$temp/*.tgz" )"
	[ "$( sha512_base64 "$tarball" )" = "$SQLITE_SHA512" ] || fail "$SQLITE_PACKAGE is not the file that was expected"
	tar -xzf "$tarball" -C "$temp" package/sqlite-database-integration.zip
	unzip_to "$temp/package/sqlite-database-integration.zip" "$temp" || fail 'cannot unpack the SQLite driver'
	cache_keep "$temp/plugin-sqlite-database-integration" "$SQLITE_DRIVER"
	rm -rf "$temp"
	say 'SQLite driver from npm'
}

sha512_base64() {
	php -r 'echo base64_encode( hash_file( "sha512", $argv[1], true ) );' -- "$1"
}
