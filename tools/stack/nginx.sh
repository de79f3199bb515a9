# shellcheck shell=bash
# nginx before one or more PHP-FPM pools. Sourced by stack.sh. docs/scale-out.md explains these rules.

# start_nginx NAME PORT NODES PAGE_CACHE(yes|no): one node answers itself; several stand behind a round robin, and the
# request header X-Mentoriai-Node: N chooses one.
start_nginx() {
	local name="$1" port="$2" nodes="$3" cache="$4" node
	mkdir -p "$STACK_DIR/run/$name"
	{
		nginx_frame "$name" "$cache"
		if [ "$nodes" = 1 ]; then
			nginx_node 1 "127.0.0.1:$port" "$cache"
		else
			nginx_balancer "$name" "$port" "$nodes"
			for (( node = 1; node <= nodes; node++ )); do
				rm -f "$STACK_DIR/run/$name-$node.sock"
				nginx_node "$node" "unix:$STACK_DIR/run/$name-$node.sock" "$cache"
			done
		fi
		echo '}'
	} >"$STACK_DIR/run/$name.conf"
	start_kept "$name" /usr/sbin/nginx -p "$STACK_DIR/run/$name/" -c "$STACK_DIR/run/$name.conf" -e "$STACK_DIR/run/$name.log"
	SERVER_PORTS+=( "$port" )
	local tries=100
	until port_in_use "$port"; do
		kill -0 "$KEPT_PID" 2>/dev/null || { tail -n 5 "$STACK_DIR/run/$name.log" >&2; fail 'nginx did not start'; }
		tries=$(( tries - 1 ))
		[ "$tries" -gt 0 ] || fail 'nginx does not answer'
		sleep 0.1
	done
}

nginx_frame() {
	[ "$( id -u )" != 0 ] || echo 'user root;'
	cat <<CONF
daemon off;
worker_processes 2;
pid $STACK_DIR/run/$1/nginx.pid;
error_log $STACK_DIR/run/$1.log warn;
events { worker_connections 1024; }
http {
	include /etc/nginx/mime.types;
	types { text/javascript mjs; text/calendar ics; }
	default_type application/octet-stream;
	charset_types text/css text/javascript application/javascript text/plain text/calendar application/xml;
	access_log off;
	sendfile on;
	server_tokens off;
	# A body beyond it is refused before PHP reads it; see @too_large.
	client_max_body_size 64m;
	client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
CONF
	[ "$2" = no ] || echo "	fastcgi_cache_path cache levels=1:2 keys_zone=pages:10m inactive=10m max_size=200m use_temp_path=off;"
	cat <<'CONF'
	gzip on;
	gzip_comp_level 5;
	gzip_min_length 512;
	gzip_proxied any;
	gzip_vary on;
	gzip_types text/plain text/css text/xml text/javascript text/calendar application/javascript application/json
		application/ld+json application/xml application/rss+xml application/atom+xml application/manifest+json image/svg+xml;

	# A hash in the name or a version in the address: that content never changes.
	map $request_uri $static_life {
		default "public, max-age=3600";
		"~[?&]ver=" "public, max-age=31536000, immutable";
		"~[.-][0-9a-f]{8,}\.\w+(\?|$)" "public, max-age=31536000, immutable";
		"~/wp-personal-data-exports/" "private, no-store";
	}

	# The page cache. Who is somebody – by bearer or by a cookie of WordPress – is neither answered from it nor kept in it.
	map "$http_authorization$http_x_mentoriai_authorization$http_x_wp_nonce" $named { default 1; "" 0; }
	map $http_cookie $known { default 0; "~wordpress_logged_in|wordpress_sec|wp-postpass|comment_author" 1; }
	map $request_uri $never {
		default 0;
		"~^/wp-json/data/v1/" 0;
		"~^/(wp-json|wp-admin|wp-login\.php|wp-cron\.php|xmlrpc\.php)" 1;
		"~[?&](rest_route|preview|customize_changeset_uuid|_wpnonce)=" 1;
	}
	map "$named$known$never" $not_cached { default 1; "000" 0; }

CONF
}

# The rules of one web server. LISTEN is an address or unix:path.
nginx_node() {
	local node="$1" listen="$2" cache="$3" proxied=''
	[ "${listen#unix:}" = "$listen" ] || proxied='set_real_ip_from unix:; real_ip_header X-Forwarded-For;'
	cat <<CONF
	server {
		listen $listen;
		root $( node_root "$node" );
		$proxied
		set \$pool unix:$STACK_DIR/run/fpm-$node.sock;
		set \$node $node;
		${STACK_NGINX:-}
		add_header X-Mentoriai-Node $node always;
		absolute_redirect off;
CONF
	cat <<'CONF'
		index index.php;
		error_page 413 @too_large;

		location ~ /\.(?!well-known/) { return 404; }
		location ~* \.(log|sqlite|sqlite-wal|sqlite-shm|db|sql|bak|ini|sh|lock|dist|po|pot|mo|phar|phtml|eml)$ { return 404; }
		location ~* ^/wp-config { return 404; }
		location ~* ^/wp-content/(uploads|cache|languages|mu-plugins)/.*\.ph { return 404; }
		location ~* ^/wp-content/(db|debug|object-cache|advanced-cache)[^/]*$ { return 404; }
		location ~* ^/wp-content/uploads/mentoriai-private(/|$) { return 404; }
		location ~* ^/wp-content/plugins/mentoriai-portal/(?!assets/|languages/[^/]+\.js$) { return 404; }

		location = /fpm-status {
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_NAME /fpm-status;
			fastcgi_pass $pool;
		}
		location ~ ^/(?:[\w-]+\.php|wp-admin/.+\.php|wp-includes/js/tinymce/wp-tinymce\.php)$ {
			try_files $uri =404;
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			# Debian's fastcgi_params say the host without its port: WordPress would redirect its pages to themselves.
			fastcgi_param HTTP_HOST $http_host;
			fastcgi_param HTTP_PROXY "";
			fastcgi_buffers 32 16k;
			fastcgi_buffer_size 32k;
			fastcgi_read_timeout 60s;
			fastcgi_pass $pool;
CONF
	[ "$cache" = no ] || nginx_page_cache
	cat <<'CONF'
		}
		location ~ \.php$ { return 404; }
		location ~* \.(avif|css|gif|ico|ics|jpe?g|m?js|json|mp4|odt|otf|pdf|png|svg|ttf|txt|webp|woff2?|xml|xsl|zip|docx?)$ {
			add_header Cache-Control $static_life;
			add_header X-Content-Type-Options nosniff;
			try_files $uri /index.php?$args;
		}
		location / { try_files $uri $uri/ /index.php?$args; }
		location @too_large {
			default_type application/json;
			add_header Cache-Control "private, no-store" always;
			add_header X-Content-Type-Options nosniff always;
			return 413 '{"status":false,"code":"too_large","errorCode":"too_large","message":"Užklausa per didelė.","msg":"Užklausa per didelė.","data":{"status":413}}';
		}
	}
CONF
}

# What may be kept is said by each reply's own Cache-Control; a page without one is kept for a minute.
nginx_page_cache() {
	cat <<'CONF'
			fastcgi_cache pages;
			fastcgi_cache_key "$request_method$scheme$host$request_uri";
			fastcgi_cache_bypass $not_cached;
			fastcgi_no_cache $not_cached;
			fastcgi_cache_valid 200 1m;
			fastcgi_cache_lock on;
			fastcgi_cache_background_update on;
			fastcgi_cache_use_stale updating error timeout http_500 http_503;
			add_header X-Mentoriai-Node $node always;
			add_header X-Cache $upstream_cache_status always;
CONF
}

# A browser that calls itself Staging is asked for a password first (HTTP Basic), as sites on trial ask.
nginx_balancer() {
	local name="$1" port="$2" nodes="$3" node
	echo 'staging:{PLAIN}demo12345' >"$STACK_DIR/run/$name.passwords"
	echo '	map $http_user_agent $trial { default off; Staging "On trial"; }'
	echo '	upstream nodes {'
	for (( node = 1; node <= nodes; node++ )); do
		echo "		server unix:$STACK_DIR/run/$name-$node.sock max_fails=0;"
	done
	echo '	}'
	for (( node = 1; node <= nodes; node++ )); do
		echo "	upstream node-$node { server unix:$STACK_DIR/run/$name-$node.sock; }"
	done
	echo '	map $http_x_mentoriai_node $chosen {'
	echo '		default nodes;'
	for (( node = 1; node <= nodes; node++ )); do
		echo "		$node node-$node;"
	done
	cat <<CONF
	}
	server {
		listen 127.0.0.1:$port;
		auth_basic \$trial;
		auth_basic_user_file $STACK_DIR/run/$name.passwords;
		location / {
			proxy_pass http://\$chosen;
			proxy_http_version 1.1;
			proxy_set_header Host \$http_host;
			proxy_set_header X-Forwarded-For \$remote_addr;
			proxy_set_header Connection "";
			proxy_buffers 32 16k;
			proxy_buffer_size 32k;
		}
	}
CONF
}
