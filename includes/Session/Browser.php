<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

/**
 * The family of a browser and its system, as people call them; no version, no address: enough to know one's own.
 */
final readonly class Browser {

	/** Sign to name, the first that fits: most of them also call themselves Chrome and Safari. */
	private const BROWSERS = array(
		'Edg'            => 'Edge',
		'OPR/'           => 'Opera',
		'SamsungBrowser' => 'Samsung Internet',
		'Vivaldi'        => 'Vivaldi',
		'Firefox/'       => 'Firefox',
		'FxiOS'          => 'Firefox',
		'CriOS'          => 'Chrome',
		'Chrome/'        => 'Chrome',
		'Chromium'       => 'Chromium',
		'Safari/'        => 'Safari',
	);

	private const SYSTEMS = array(
		'iPhone'    => 'iPhone',
		'iPad'      => 'iPad',
		'Android'   => 'Android',
		'CrOS'      => 'ChromeOS',
		'Windows'   => 'Windows',
		'Macintosh' => 'macOS',
		'Linux'     => 'Linux',
	);

	/** E.g. "Firefox, Windows"; '' for a program that says nothing known. */
	public static function family( string $user_agent ): string {
		return implode( ', ', array_filter( array( self::first( self::BROWSERS, $user_agent ), self::first( self::SYSTEMS, $user_agent ) ) ) );
	}

	/** @param array<string, string> $names */
	private static function first( array $names, string $user_agent ): string {
		foreach ( $names as $sign => $name ) {
			if ( str_contains( $user_agent, $sign ) ) {
				return $name;
			}
		}
		return '';
	}
}
