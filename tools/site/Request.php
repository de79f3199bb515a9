<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Site;

/** One request to a demo site. */
final class Request {

	/** The only kinds of file that are served as they are; anything else does not exist. */
	private const TYPES = [
		'avif'  => 'image/avif',
		'css'   => 'text/css; charset=utf-8',
		'doc'   => 'application/msword',
		'docx'  => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		'gif'   => 'image/gif',
		'html'  => 'text/html; charset=utf-8',
		'ico'   => 'image/x-icon',
		'ics'   => 'text/calendar; charset=utf-8',
		'jpeg'  => 'image/jpeg',
		'jpg'   => 'image/jpeg',
		'js'    => 'text/javascript; charset=utf-8',
		'json'  => 'application/json; charset=utf-8',
		'mjs'   => 'text/javascript; charset=utf-8',
		'mp4'   => 'video/mp4',
		'odt'   => 'application/vnd.oasis.opendocument.text',
		'otf'   => 'font/otf',
		'pdf'   => 'application/pdf',
		'png'   => 'image/png',
		'svg'   => 'image/svg+xml',
		'ttf'   => 'font/ttf',
		'txt'   => 'text/plain; charset=utf-8',
		'webp'  => 'image/webp',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
		'xml'   => 'application/xml; charset=utf-8',
		'xsl'   => 'application/xml; charset=utf-8',
		'zip'   => 'application/zip',
	];

	/** What gets smaller. */
	private const TEXT = '#^(text/|image/svg|application/(json|xml|javascript|ld\+json|rss\+xml|atom\+xml|manifest\+json))#i';

	/** Screens that end all buffers and tell of their work bit by bit: the first bit would look like the whole. */
	private const PIECEWISE = '#^/wp-admin/(network/)?update(-core)?\.php$#';

	private const MIN_COMPRESSED = 512;

	/** Paths that answer 404 whatever lies there: see refused(). */
	private const PRIVATE = [
		'#/\.(?!well-known/)#',
		'#\.(log|sqlite|sqlite-wal|sqlite-shm|db|sql|bak|ini|sh|lock|dist|po|pot|mo|phar|phtml|eml|map\.php)$#i',
		'#^/wp-config[^/]*$#i',
		'#^/wp-content/(uploads|cache|languages|mu-plugins|sqlite-driver)/.*\.ph[^/]*$#i',
		'#^/wp-content/(db|debug|object-cache|advanced-cache)[^/]*$#i',
		'#^/wp-content/uploads/mentoriai-private(/|$)#i',
		'#^/wp-content/plugins/mentoriai-portal/(?!assets/|languages/[^/]+\.js$)#i',
	];

	public function __construct( private readonly string $root ) {}

	/**
	 * @return string|null The script to run, or null when the answer is sent.
	 */
	public function answer(): ?string {
		// Several slashes are one to the file system, so they are one to the rules below.
		$path = (string) preg_replace( '#/{2,}#', '/', rawurldecode( explode( '?', (string) $_SERVER['REQUEST_URI'], 2 )[0] ) );
		if ( $this->is_too_large() ) {
			return $this->refuse_too_large( $path );
		}
		if ( $this->is_refused( $path ) ) {
			return $this->plain( 404, 'Not found' );
		}
		$file = $this->root . rtrim( $path, '/' );
		if ( is_dir( $file ) && is_file( $file . '/index.php' ) && preg_match( '#^/wp-admin(/network|/user)?/?$#', $path ) ) {
			if ( ! str_ends_with( $path, '/' ) ) {
				header( 'Location: ' . $path . '/', true, 301 );
				return null;
			}
			return $this->script( rtrim( $path, '/' ) . '/index.php' );
		}
		if ( '/' !== $path && is_file( $file ) && ! str_ends_with( $path, '/' ) ) {
			return str_ends_with( strtolower( $path ), '.php' ) ? $this->script( $path ) : $this->file( $file, $path );
		}
		return $this->script( '/index.php' );
	}

	/** PHP itself drops such a body without a word: $_POST and $_FILES arrive empty. */
	private function is_too_large(): bool {
		return (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > self::bytes( (string) ini_get( 'post_max_size' ) );
	}

	private static function bytes( string $size ): int {
		$units = [ 'K' => 1024, 'M' => 1024 ** 2, 'G' => 1024 ** 3 ];
		return (int) $size * ( $units[ strtoupper( substr( $size, -1 ) ) ] ?? 1 );
	}

	private function refuse_too_large( string $path ): null {
		if ( ! str_contains( $path, '/wp-json/' ) && ! str_contains( (string) $_SERVER['REQUEST_URI'], 'rest_route=' ) ) {
			return $this->plain( 413, 'Too large' );
		}
		$message = 'en' === ( $_GET['lang'] ?? '' ) ? 'The request is too large.' : 'Užklausa per didelė.';
		$body    = [ 'status' => false, 'code' => 'too_large', 'errorCode' => 'too_large', 'message' => $message, 'msg' => $message, 'data' => [ 'status' => 413 ] ];
		http_response_code( 413 );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Content-Type-Options: nosniff' );
		echo json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return null;
	}

	private function is_refused( string $path ): bool {
		if ( '' === $path || '/' !== $path[0] || preg_match( '#[\x00-\x1f\\\\]|/\.\.?(/|$)#', $path ) ) {
			return true;
		}
		foreach ( self::PRIVATE as $pattern ) {
			if ( preg_match( $pattern, $path ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Readies a script of WordPress: PHP's variables name it, and what it prints is compressed.
	 */
	private function script( string $path ): ?string {
		$file = $this->root . $path;
		// Core's own entry points only; WordPress loads every other file itself.
		if ( ! preg_match( '#^/(?:[\w-]+\.php|wp-admin/.+\.php|wp-includes/js/tinymce/wp-tinymce\.php)$#', $path ) || ! is_file( $file ) ) {
			return $this->plain( 404, 'Not found' );
		}
		$_SERVER['SCRIPT_NAME']     = $path;
		$_SERVER['PHP_SELF']        = $path;
		$_SERVER['SCRIPT_FILENAME'] = $file;
		unset( $_SERVER['PATH_INFO'] );
		if ( $this->takes_gzip() && ! preg_match( self::PIECEWISE, $path ) ) {
			ob_start( $this->compress( ... ) );
		}
		return $file;
	}

	/** A whole text is compressed; whatever is sent piece by piece goes out as it is. */
	private function compress( string $text, int $phase ): string {
		$whole = ( $phase & PHP_OUTPUT_HANDLER_START ) && ( $phase & PHP_OUTPUT_HANDLER_FINAL );
		if ( ! $whole || strlen( $text ) < self::MIN_COMPRESSED || headers_sent() || ! $this->is_text_reply() ) {
			return $text;
		}
		$packed = gzencode( $text, 5 );
		if ( false === $packed ) {
			return $text;
		}
		header_remove( 'Content-Length' );
		header( 'Content-Encoding: gzip' );
		header( 'Vary: Accept-Encoding', false );
		return $packed;
	}

	private function is_text_reply(): bool {
		$type = (string) ini_get( 'default_mimetype' );
		foreach ( headers_list() as $line ) {
			[ $name, $value ] = explode( ':', $line, 2 );
			if ( 0 === strcasecmp( $name, 'Content-Encoding' ) ) {
				return false;
			}
			$type = 0 === strcasecmp( $name, 'Content-Type' ) ? trim( $value ) : $type;
		}
		return 1 === preg_match( self::TEXT, $type );
	}

	private function takes_gzip(): bool {
		return 'HEAD' !== $_SERVER['REQUEST_METHOD']
			&& 1 === preg_match( '/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i', (string) ( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '' ) );
	}

	private function file( string $file, string $path ): null {
		$type = self::TYPES[ strtolower( pathinfo( $path, PATHINFO_EXTENSION ) ) ] ?? null;
		if ( null === $type ) {
			return $this->plain( 404, 'Not found' );
		}
		if ( ! in_array( $_SERVER['REQUEST_METHOD'], [ 'GET', 'HEAD' ], true ) ) {
			header( 'Allow: GET, HEAD' );
			return $this->plain( 405, 'Method not allowed' );
		}
		$etag = '"' . dechex( (int) filemtime( $file ) ) . '-' . dechex( (int) filesize( $file ) ) . '"';
		// A hash in the name or a version in the address: that content never changes.
		$fixed = isset( $_GET['ver'] ) || preg_match( '#[.-][0-9a-f]{8,}\.\w+$#', $path );
		header( 'Content-Type: ' . $type );
		header( 'X-Content-Type-Options: nosniff' );
		$personal = str_contains( $path, '/wp-personal-data-exports/' );
		header( 'Cache-Control: ' . ( $personal ? 'private, no-store' : ( $fixed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' ) ) );
		header( 'ETag: ' . $etag );
		if ( str_contains( (string) ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ), $etag ) ) {
			http_response_code( 304 );
			return null;
		}
		$text = preg_match( self::TEXT, $type ) && filesize( $file ) >= self::MIN_COMPRESSED;
		if ( $text ) {
			header( 'Vary: Accept-Encoding' );
		}
		if ( $text && $this->takes_gzip() ) {
			header( 'Content-Encoding: gzip' );
			echo gzencode( (string) file_get_contents( $file ), 6 );
			return null;
		}
		header( 'Content-Length: ' . filesize( $file ) );
		if ( 'HEAD' !== $_SERVER['REQUEST_METHOD'] ) {
			readfile( $file );
		}
		return null;
	}

	private function plain( int $status, string $text ): null {
		http_response_code( $status );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'Cache-Control: no-store' );
		echo $text, "\n";
		return null;
	}
}
