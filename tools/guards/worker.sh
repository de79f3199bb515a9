#!/usr/bin/env bash
# Makes a copy of the checkout and a site that runs it, for one worker of bin/test guards.
#
# Usage: worker.sh CHECKOUT FOLDER DB; makes FOLDER/copy and FOLDER/site. Nothing is ever written to the checkout.

set -euo pipefail

checkout="$1" folder="$2" db="$3"
copy="$folder/copy"

mkdir -p "$copy/vendor" "$folder/site"
for name in includes languages tests tools src mentoriai-portal.php uninstall.php composer.json package.json \
	phpunit.xml.dist tsconfig.json jest.config.js; do
	cp -a "$checkout/$name" "$copy/$name"
done
for name in assets node_modules; do
	ln -s "$checkout/$name" "$copy/$name"
done
# Composer's autoloader finds the project beside the folder in which it lies itself.
for name in "$checkout"/vendor/*; do
	case "${name##*/}" in
		autoload.php | composer | bin) cp -a "$name" "$copy/vendor/" ;;
		*) ln -s "$name" "$copy/vendor/" ;;
	esac
done

# shellcheck source=tools/site/lib.sh
. "$copy/tools/site/lib.sh"
prepare_site "$folder/site" "$db" no
link_test_plugin "$folder/site"
install_site "$folder/site" http://127.0.0.1:9 empty
