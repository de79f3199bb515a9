<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

/**
 * The rules of WordPress for readme.txt, and that everything that names a version or a requirement names the same.
 */
final class Readme {

	private const SECTIONS = [ 'Description', 'Installation', 'Frequently Asked Questions', 'Changelog' ];

	/** Further sections that WordPress knows. */
	private const MORE_SECTIONS = [ 'Screenshots', 'Upgrade Notice' ];

	private const MAX_DESCRIPTION = 150;
	private const MAX_TAGS        = 5;
	private const MAX_BYTES       = 10240;
	private const MAX_NOTICE      = 300;

	public function __construct( private readonly string $root ) {}

	/** @return list<string> What is wrong. */
	public function problems(): array {
		$text = $this->file( 'readme.txt' );
		return array_values(
			array_filter(
				[
					...$this->heads( $text ),
					...self::opening( $text ),
					...self::sections( $text ),
					...$this->versions( $text ),
					strlen( $text ) > self::MAX_BYTES ? 'readme.txt is longer than 10 KB.' : '',
				]
			)
		);
	}

	/** The plugin's version, as its main file has it. */
	public function version(): string {
		return $this->plugin( 'Version' );
	}

	/** @return list<string> */
	private function heads( string $text ): array {
		$found = [];
		$pairs = [
			'Requires at least' => $this->plugin( 'Requires at least' ),
			'Requires PHP'      => $this->plugin( 'Requires PHP' ),
			'License'           => $this->plugin( 'License' ),
			'Stable tag'        => $this->version(),
		];
		foreach ( $pairs as $name => $wanted ) {
			if ( '' === $wanted || self::head( $text, $name ) !== $wanted ) {
				$found[] = "$name of readme.txt is not “{$wanted}”, as in the plugin's header.";
			}
		}
		$tested = self::head( $text, 'Tested up to' );
		if ( ! preg_match( '~^\d+\.\d$~', $tested ) || version_compare( $tested, $pairs['Requires at least'], '<' ) ) {
			$found[] = 'Tested up to is a WordPress version with one dot, not older than the required one.';
		}
		if ( ! preg_match( '~^[a-z0-9]+(, [a-z0-9]+)*$~', self::head( $text, 'Contributors' ) ) ) {
			$found[] = 'Contributors are names of accounts.';
		}
		$tags = self::head( $text, 'Tags' );
		if ( '' === $tags || count( explode( ',', $tags ) ) > self::MAX_TAGS ) {
			$found[] = 'Tags are one to five.';
		}
		if ( ! str_starts_with( self::head( $text, 'License URI' ), 'https://' ) ) {
			$found[] = 'License URI is an address.';
		}
		return $found;
	}

	/** @return list<string> */
	private static function opening( string $text ): array {
		$found = [];
		if ( ! preg_match( '~\A=== [^=\n]+ ===\n(?:[A-Z][\w ]+: [^\n]+\n)+\n([^\n=]+)\n\n== ~', $text, $parts ) ) {
			return [ 'readme.txt does not begin with the name, the headers, one line of description and a section.' ];
		}
		if ( mb_strlen( $parts[1] ) > self::MAX_DESCRIPTION ) {
			$found[] = 'The short description is longer than 150 characters.';
		}
		if ( preg_match( '~[<>*_`\[\]]~', $parts[1] ) ) {
			$found[] = 'The short description holds markup.';
		}
		return $found;
	}

	/** @return list<string> */
	private static function sections( string $text ): array {
		preg_match_all( '~^== ([^=].*?) ==$~m', $text, $names );
		$found = [];
		foreach ( array_diff( self::SECTIONS, $names[1] ) as $name ) {
			$found[] = "The section $name is missing.";
		}
		foreach ( array_diff( $names[1], self::SECTIONS, self::MORE_SECTIONS ) as $name ) {
			$found[] = "WordPress knows no section $name.";
		}
		foreach ( preg_split( '~^= .*? =$~m', self::section( $text, 'Upgrade Notice' ) ) ?: [] as $notice ) {
			if ( mb_strlen( trim( $notice ) ) > self::MAX_NOTICE ) {
				$found[] = 'An upgrade notice is longer than 300 characters.';
			}
		}
		return $found;
	}

	/** @return list<string> */
	private function versions( string $text ): array {
		$version = $this->version();
		$package = json_decode( $this->file( 'package.json' ), true );
		$php     = json_decode( $this->file( 'composer.json' ), true );
		preg_match( '~\A=== (.+) ===$~m', $text, $name );
		preg_match( '~^= (\S+) =$~m', self::section( $text, 'Changelog' ), $newest );
		preg_match( '~^## (\S+)~m', $this->file( 'CHANGELOG.md' ), $change );
		preg_match( '~NUMBER = \'(.+)\'~', $this->file( 'includes/Core/Version.php' ), $number );
		preg_match( '~PHP\s+= \'(.+)\';\s+const WORDPRESS\s+= \'(.+)\'~', $this->file( 'includes/Core/Compatibility.php' ), $needed );
		$facts = [
			"Core/Version.php does not say $version." => ( $number[1] ?? '' ) === $version,
			'Core/Compatibility.php asks for other versions than the header.' => array_slice( $needed, 1 ) === [ $this->plugin( 'Requires PHP' ), $this->plugin( 'Requires at least' ) ],
			'The name of readme.txt is not that of the plugin.' => ( $name[1] ?? '' ) === $this->plugin( 'Plugin Name' ),
			"The newest entry of readme.txt's changelog is not $version." => ( $newest[1] ?? '' ) === $version,
			"readme.txt names no mentoriai-portal-$version-source.zip." => str_contains( $text, "mentoriai-portal-$version-source.zip" ),
			"The newest entry of CHANGELOG.md is not $version." => ( $change[1] ?? '' ) === $version,
			"package.json does not say $version." => is_array( $package ) && ( $package['version'] ?? '' ) === $version,
			'composer.json asks for another PHP.' => is_array( $php ) && '>=' . $this->plugin( 'Requires PHP' ) === ( $php['require']['php'] ?? '' ),
			'The version is not three numbers.' => 1 === preg_match( '~^\d+\.\d+\.\d+$~', $version ),
			'The text domain is not the plugin\'s folder.' => 'mentoriai-portal' === $this->plugin( 'Text Domain' ),
		];
		return array_keys( array_filter( $facts, static fn ( bool $holds ): bool => ! $holds ) );
	}

	private static function head( string $text, string $name ): string {
		return preg_match( '~^' . preg_quote( $name, '~' ) . ': (.+)$~m', explode( "\n== ", $text )[0], $found ) ? trim( $found[1] ) : '';
	}

	private static function section( string $text, string $name ): string {
		return preg_match( '~^== ' . preg_quote( $name, '~' ) . ' ==\n(.*?)(?=^== |\z)~ms', $text, $found ) ? $found[1] : '';
	}

	private function plugin( string $name ): string {
		return preg_match( '~^ \* ' . preg_quote( $name, '~' ) . ':\s+(.+)$~m', $this->file( 'mentoriai-portal.php' ), $found ) ? trim( $found[1] ) : '';
	}

	private function file( string $path ): string {
		return is_file( "$this->root/$path" ) ? (string) file_get_contents( "$this->root/$path" ) : '';
	}
}
