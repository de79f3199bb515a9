#!/usr/bin/env bash
# Installs the plugin on an empty WordPress, fills it, deactivates and deletes it, and tells what differs.
#
# Usage: uninstall.sh DIR [DB]    DB as for bin/demo
# Ends with 0 when deactivation and deletion without consent kept every row and file, and deletion with consent left
# the site as it was before.

set -euo pipefail

here="$( cd -- "$( dirname -- "${BASH_SOURCE[0]}" )" && pwd -P )"
# shellcheck source=tools/site/lib.sh
. "$here/../../tools/site/lib.sh"

dir="$1" url='http://127.0.0.1:9' failed=0

inside() {
	php -d memory_limit=512M -d "error_log=$dir/php.log" "$SITE_TOOLS/run.php" "$dir"
}

take() {
	php -d memory_limit=512M "$here/trace.php" take "$dir" "$dir/$1.json"
}

same() {
	printf '%s\n' "$1"
	php -d memory_limit=512M "$here/trace.php" compare "$dir/$2.json" "$dir/$3.json" "$here/$4.json" || failed=1
}

prepare_site "$dir" "${2:-sqlite}" no
# Sites of this checkout link only what the web asks for.
ln -sfn "$SITE_REPO/uninstall.php" "$dir/wordpress/wp-content/plugins/mentoriai-portal/uninstall.php"
php "$SITE_TOOLS/install.php" "$dir" "$url" empty || [ "$?" = 10 ]
printf '{ "url": "%s" }\n' "$url" >"$dir/demo.json"
echo 'foreach ( array( 1, 2, 3 ) as $id ) { wp_delete_post( $id, true ); }' | inside
# What the demo sets of WordPress's own.
echo 'update_option( "timezone_string", "Europe/Vilnius" );' | inside
inside <"$here/former-site.php"
take before

install_site "$dir" "$url" demo
inside <"$here/busy-site.php"
take full
if php "$here/trace.php" holding "$dir/full.json" mentoriai_ >/dev/null; then
	fail 'the trace sees nothing of a site that is full of the portal'
fi

echo 'deactivate_plugins( "mentoriai-portal/mentoriai-portal.php" );' | inside
take off
same 'Deactivation keeps all:' full off deactivated
php "$here/trace.php" holding "$dir/off.json" mentoriai_path || failed=1

delete='require_once ABSPATH . "wp-admin/includes/plugin.php"; uninstall_plugin( "mentoriai-portal/mentoriai-portal.php" );'
echo "$delete" | inside
take kept
same 'Deletion without consent keeps all:' off kept deactivated

echo '$set = get_option( "mentoriai_settings" ); update_option( "mentoriai_settings", array( "erase_on_delete" => true ) + $set );' | inside
echo "$delete" | inside
take after
same 'Deletion with consent leaves nothing:' before after uninstalled
php "$here/trace.php" holding "$dir/after.json" mentoriai_ mentoriai/ founder@demo.test mentor@demo.test || failed=1
[ ! -s "$dir/debug.log" ] || { cat "$dir/debug.log"; failed=1; }
[ ! -s "$dir/php.log" ] || { cat "$dir/php.log"; failed=1; }
exit "$failed"
