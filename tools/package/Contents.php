<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

use FilesystemIterator;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;
use SplFileInfo;

/**
 * What of the checkout goes into the zips: only what is named here.
 */
final class Contents {

	private const FILES = [ 'mentoriai-portal.php', 'uninstall.php', 'readme.txt', 'LICENSE' ];

	/** Folder to the names of files that count in it and below. */
	private const FOLDERS = [
		'includes'      => '~\.(php|json)$|^includes/Demo/data/files/[\w-]+\.(png|pdf)$~',
		'assets/build'  => '~\.(js|css|asset\.php)$|/chunks\.json$|/block\.json$~',
		'assets/fonts'  => '~\.woff2$|/LICENSE\.txt$~',
		'assets/icons'  => '~\.svg$|/LICENSE\.txt$~',
		'assets/images' => '~\.png$~',
		'languages'     => '~\.(l10n\.php|js)$~',
	];

	/**
	 * The scripts and the .l10n.php are made of these; PHP is here with its docblocks. They are an archive of their own, as the GPL asks, to be unpacked over the
	 * plugin (`npm ci && npm run build` in its folder); with them the plugin would be larger than many hosts let in.
	 */
	private const SOURCE_FILES   = [ 'package.json', 'package-lock.json', 'webpack.config.js', 'tsconfig.json', 'tools/i18n/parts.cjs', 'tools/webpack/text-parts-plugin.cjs' ];
	private const SOURCE_FOLDERS = [
		'includes'  => '~\.php$~',
		'src'       => '~(?<!\.test)\.(ts|tsx|css)$|/block\.json$~',
		'languages' => '~\.(pot?)$~',
	];

	/** Only tests ask for it. */
	private const NO_SOURCE = '~^src/(?:.+/)?testing/~';

	public function __construct( private readonly string $root ) {}

	/** @return list<string> What the plugin runs of: paths below the root, in an order that stays. */
	public function plugin(): array {
		return $this->paths( self::FILES, self::FOLDERS );
	}

	/** @return list<string> What its scripts and translations are made of. */
	public function sources(): array {
		return array_values( array_filter( $this->paths( self::SOURCE_FILES, self::SOURCE_FOLDERS ), static fn ( string $path ): bool => ! preg_match( self::NO_SOURCE, $path ) ) );
	}

	/**
	 * @param string $path Of plugin() or sources().
	 * @throws RuntimeException When it cannot be read, or holds what is no one's business.
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

	/**
	 * As the plugin's zip has it: PHP without docblocks, a fifth of all, so that the zip stays small. Every line keeps its number.
	 *
	 * @throws RuntimeException As read().
	 */
	public function shipped( string $path ): string {
		$text = $this->read( $path );
		if ( ! str_starts_with( $path, 'includes/' ) || ! str_ends_with( $path, '.php' ) ) {
			return $text;
		}
		$shown = static fn ( PhpToken $token ): string => $token->is( T_DOC_COMMENT ) ? str_repeat( "\n", substr_count( $token->text, "\n" ) ) : $token->text;
		return implode( '', array_map( $shown, PhpToken::tokenize( $text ) ) );
	}

	/**
	 * @param list<string>          $files
	 * @param array<string, string> $folders Folder to the names of files that count in it and below.
	 * @return list<string>
	 */
	private function paths( array $files, array $folders ): array {
		foreach ( $folders as $folder => $pattern ) {
			array_push( $files, ...$this->below( $folder, $pattern ) );
		}
		sort( $files, SORT_STRING );
		return $files;
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
