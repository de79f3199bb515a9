<?php
/**
 * Plugin Name: Mentoriai demo site
 * Description: A demo site talks to nobody: what WordPress asks wordpress.org is answered with "nothing new".
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_filter( 'should_load_remote_block_patterns', '__return_false' );

// DISALLOW_FILE_MODS keeps the linked plugin from being deleted; the portal's own must-use file may come and go.
add_filter( 'file_mod_allowed', static fn ( bool $allowed, string $context ): bool => $allowed || 'mentoriai_early' === $context, 10, 2 );

// Refusing such a request instead would leave warnings in the log, where nothing but faults is to stand.
add_filter(
	'pre_http_request',
	static function ( mixed $reply, array $args, string $url ): mixed {
		if ( ! preg_match( '/(^|\.)wordpress\.org$/', (string) wp_parse_url( $url, PHP_URL_HOST ) ) ) {
			return $reply;
		}
		$path    = (string) wp_parse_url( $url, PHP_URL_PATH );
		$is_feed = str_contains( $path, '/feed' );
		$nothing = [
			'offers'       => [],
			'plugins'      => [],
			'themes'       => [],
			'no_update'    => [],
			'translations' => [],
			'events'       => [],
			'upgrade'      => false,
			'insecure'     => false,
			// Of serve-happy and browse-happy, which Site Health and the dashboard ask.
			'recommended_version' => PHP_VERSION,
			'minimum_version'     => '8.2',
			'is_supported'        => true,
			'is_secure'           => true,
			'is_acceptable'       => true,
		];
		return [
			'headers'  => new WpOrg\Requests\Utility\CaseInsensitiveDictionary( [ 'content-type' => $is_feed ? 'application/rss+xml' : 'application/json' ] ),
			'body'     => $is_feed ? '<?xml version="1.0"?><rss version="2.0"><channel><title>-</title><link>https://wordpress.org/</link><description>-</description></channel></rss>' : (string) wp_json_encode( $nothing ),
			'response' => [
				'code'    => 200,
				'message' => 'OK',
			],
			'cookies'  => [],
			'filename' => null,
		];
	},
	10,
	3
);
