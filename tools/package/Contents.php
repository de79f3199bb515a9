<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;

/**
 * What of the checkout goes into the zip: only what is named here.
 */
final class Contents {

	private const FILES = [ 'mentoriai-portal.php', 'uninstall.php', 'readme.txt', 'LICENSE' ];

	/** Folder to the names of files that count in it and below. */
	private const FOLDERS = [
		'includes'      => '~\.(php|json)$|^includes/Demo/data/files/[\w-]+\.(png|pdf)$~',
		'assets/build'  => '~\.(js|css|asset\.php)$|/chunks\.json$~',
		'assets/fonts'  => '~\.woff2$|/LICENSE\.txt$~',
		'assets/icons'  => '~\.svg$|/LICENSE\.txt$~',
		'assets/images' => '~\.png$~',
		// The .po is the source of the .l10n.php.
		'languages'     => '~\.(po|l10n\.php|js)$~',
	];

	/**
	 * The scripts are minified, and no public place holds the project: the zip carries their sources, as the GPL asks,
	 * so that whoever has the plugin can change all of it (`npm ci && npm run build` in its folder).
	 */
	private const SOURCE_FILES   = [ 'package.json', 'package-lock.json', 'webpack.config.js', 'tsconfig.json' ];
	private const SOURCE_FOLDERS = [ 'src' => '~(?<!\.test)\.(ts|tsx|css)$~' ];

	/** Only tests ask for it. */
	private const NO_SOURCE = '~^src/(?:.+/)?testing/~';

	public function __construct( private readonly string $root ) {}

	/**
	 * @return list<string> Paths below the root, in an order that stays.
	 */
	public function paths(): array {
		$paths = [ ...self::FILES, ...self::SOURCE_FILES ];
		foreach ( self::FOLDERS + self::SOURCE_FOLDERS as $folder => $pattern ) {
			array_push( $paths, ...$this->below( $folder, $pattern ) );
		}
		$paths = array_values( array_filter( $paths, static fn ( string $path ): bool => ! preg_match( self::NO_SOURCE, $path ) ) );
		sort( $paths, SORT_STRING );
		return $paths;
	}

	/**
	 * @param string $path Of paths().
	 * @throws RuntimeException When it cannot be read, or holds what is nobody's business.
	 */
	public function read( string $path ): string {
		$text = is_file( "$this->root/$path" ) ? file_get_contents( "$this->root/$path" ) : false;
		if ( ! is_string( $text ) || '' === $text ) {
			throw new RuntimeException( "$path is missing or empty." );
		}
		if ( str_contains( $text, $this->root . '/' ) || preg_match( '~[#@] ?sourceMappingURL=~', $text ) ) {
			throw new RuntimeException( "$path names a source map or a folder of this machine." );
		}
		return $text;
	}

	/** @return list<string> */
	private function below( string $folder, string $pattern ): array {
		$found   = [];
		$entries = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$this->root/$folder", FilesystemIterator::SKIP_DOTS ) );
		foreach ( $entries as $entry ) {
			$path = $entry instanceof SplFileInfo ? substr( $entry->getPathname(), strlen( $this->root ) + 1 ) : '';
			if ( preg_match( $pattern, $path ) ) {
				$found[] = $path;
			}
		}
		return $found;
	}
}
