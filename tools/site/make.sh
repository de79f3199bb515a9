# shellcheck shell=bash
# Makes a WordPress site with the plugin in it. Sourced by lib.sh.
#
#   DIR/wordpress   the web root            DIR/database   SQLite, outside the web root
#   DIR/mail        mails as .eml files     DIR/*.log      what PHP, WordPress and the server say
#   DIR/site.json   marks a folder of ours  DIR/demo.json  address and accounts, for programs

# Nothing of a person's own is ever overwritten or emptied.
check_folder() {
	if [ -e "$1" ] && [ ! -f "$1/site.json" ] && [ -n "$( ls -A -I lock "$1" )" ]; then
		fail "$1 is not empty and was not made by this program; choose another folder with --dir"
	fi
}

# mark_folder DIR: a new folder of ours.
mark_folder() {
	mkdir -p "$1"
	printf '{ "made_by": "mentoriai-portal" }\n' >"$1/site.json"
}

# prepare_site DIR DB FRESH: files and configuration. DB is sqlite or mysql://user:pass@host/name.
prepare_site() {
	local dir="$1" db="$2" fresh="$3" name
	check_folder "$dir"
	if [ "$fresh" = yes ] && [ -f "$dir/site.json" ]; then
		for name in wordpress mail tmp installed demo.json debug.log php.log server.log; do
			rm -rf "${dir:?}/$name"
		done
		rm -f "$dir"/database/site.sqlite*
	fi
	mkdir -p "$dir/database" "$dir/mail" "$dir/tmp"
	chmod 700 "$dir/database" "$dir/mail" "$dir/tmp"
	mark_folder "$dir"
	if [ ! -f "$dir/wordpress/wp-includes/version.php" ]; then
		get_wordpress
		rm -rf "$dir/wordpress" "$dir/wordpress.new"
		cp -rL "$WORDPRESS_DIR" "$dir/wordpress.new" 2>/dev/null || true
		rm -rf "$dir/wordpress.new/wp-config.php" "$dir/wordpress.new/.htaccess"
		mkdir -p "$dir/wordpress.new/wp-content/plugins" "$dir/wordpress.new/wp-content/uploads"
		mv -T "$dir/wordpress.new" "$dir/wordpress"
	fi
	link_plugin "$dir/wordpress/wp-content"
	if [ "$db" = sqlite ]; then
		get_sqlite_driver
		rm -rf "$dir/wordpress/wp-content/sqlite-driver"
		cp -r "$SQLITE_DRIVER" "$dir/wordpress/wp-content/sqlite-driver"
	fi
	php "$SITE_TOOLS/config.php" "$dir" "$db" "$fresh" || fail 'the site could not be configured'
}

# The plugin's code is found through the real path of its main file; only what the web asks for is linked besides.
# A link to the whole checkout would put it under the web root and lead back to a DIR inside it.
link_plugin() {
	local content="$1" name
	mkdir -p "$content/plugins/mentoriai-portal" "$content/mu-plugins"
	mkdir -p "$SITE_REPO/assets" "$SITE_REPO/languages"
	for name in mentoriai-portal.php includes assets languages; do
		ln -sfn "$SITE_REPO/$name" "$content/plugins/mentoriai-portal/$name"
	done
	ln -sfn "$SITE_TOOLS/mu-plugins/mentoriai-site.php" "$content/mu-plugins/mentoriai-site.php"
}

# Only for sites of tests: limits raised, clock and bot check under the tests' control.
link_test_plugin() {
	ln -sfn "$SITE_REPO/tests/fixtures/mu-plugins/mentoriai-test.php" \
		"$1/wordpress/wp-content/mu-plugins/mentoriai-test.php"
}

# install_site DIR URL CONTENT: WordPress, the plugin, and with CONTENT=demo the demo content. Repeatable.
# A step a process, so that each sees WordPress as a visitor would; code 10 means that another step follows.
install_site() {
	local code=10
	while [ "$code" = 10 ]; do
		code=0
		php -d memory_limit=512M -d "error_log=$1/php.log" "$SITE_TOOLS/install.php" "$1" "$2" "$3" || code=$?
	done
	if [ "$code" != 0 ]; then
		[ ! -s "$1/debug.log" ] || tail -n 20 "$1/debug.log" >&2
		fail "the site in $1 could not be installed"
	fi
}
