<?php
/**
 * Plugin Name: Mentoriai bench
 * Description: Only in sites of the bench: an empty REST route, WP_Query as the peer, and what a request cost.
 *
 * A request with the header X-Bench: rows gets X-Bench-Rows (rows that the database read for it), one with X-Bench: sql
 * gets X-Bench-Sql (queries since the route began, those of the limiter, milliseconds of the former), one with
 * X-Bench: files gets X-Bench-Files (files of the portal, queries). One with X-Bench-Portal: off is answered without it, one with on as it is.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Bench;

use MentoriaiPortal\BotCheck\AltchaKeys;
use WP_Query;
use WP_REST_Request;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( 'sql' === ( $_SERVER['HTTP_X_BENCH'] ?? '' ) ) {
	define( 'SAVEQUERIES', true );
}

if ( 'off' === ( $_SERVER['HTTP_X_BENCH_PORTAL'] ?? '' ) ) {
	add_filter( 'option_active_plugins', static fn ( array $plugins ): array => array_values( array_diff( $plugins, array( 'mentoriai-portal/mentoriai-portal.php' ) ) ) );
}

if ( 'files' === ( $_SERVER['HTTP_X_BENCH'] ?? '' ) ) {
	ob_start(
		static function ( string $text ): string {
			global $wpdb;
			$code = dirname( __DIR__, 2 ) . '/includes/';
			$ours = array_filter( get_included_files(), static fn ( string $file ): bool => str_starts_with( $file, $code ) );
			header( 'X-Bench-Files: ' . count( $ours ) . ' ' . $wpdb->num_queries );
			return $text;
		}
	);
}

// What is measured is the work, not where its limits lie.
add_filter( 'mentoriai_rate_limits', static fn ( array $limits ): array => array_map( static fn ( array $rule ): array => array( 100000000, $rule[1] ), $limits ) );
if ( isset( $_SERVER['HTTP_X_BENCH_PORTAL'] ) ) {
	// A request that WordPress makes of itself, once a minute, would be counted with another.
	remove_action( 'init', 'wp_cron' );
}
add_filter( 'mentoriai_bot_check', static fn (): string => 'none' );

/** @return array<string, mixed> A page of twelve, as WordPress finds posts: with a category and a meta value, or by words. */
function find( WP_REST_Request $request ): array {
	$common = array(
		'post_type'      => 'post',
		'posts_per_page' => 12,
	);
	$words  = $request['s'];
	$query  = new WP_Query(
		is_string( $words )
			? $common + array( 's' => $words )
			: $common + array(
				'tax_query'  => array(
					array(
						'taxonomy' => 'category',
						'field'    => 'slug',
						'terms'    => (string) $request['tax'],
					),
				),
				'meta_query' => array( 'busy' => array( 'key' => 'bench_busy', 'compare' => 'EXISTS' ) ),
				'orderby'    => array( 'busy' => 'ASC', 'title' => 'ASC' ),
			)
	);
	$list   = array();
	foreach ( $query->posts as $post ) {
		$list[] = array(
			'id'    => $post->ID,
			'title' => $post->post_title,
			'text'  => $post->post_content,
			'busy'  => get_post_meta( $post->ID, 'bench_busy', true ),
			'taxs'  => wp_list_pluck( (array) get_the_category( $post->ID ), 'name' ),
		);
	}
	return array(
		'list'  => $list,
		'total' => $query->found_posts,
	);
}

/** @return array<string, float> Milliseconds of one check of a solved challenge. */
function altcha(): array {
	$altcha    = ( new AltchaKeys() )->altcha();
	$challenge = $altcha->challenge( time() + 300 );
	$from      = hrtime( true );
	$altcha->verify( base64_encode( (string) wp_json_encode( array( 'challenge' => $challenge, 'solution' => array( 'counter' => 1, 'derivedKey' => str_repeat( 'ab', 32 ) ) ) ) ), time() );
	$verify = ( hrtime( true ) - $from ) / 1e6;
	$from   = hrtime( true );
	$altcha->challenge( time() + 300 );
	return array(
		'verify'    => $verify,
		'challenge' => ( hrtime( true ) - $from ) / 1e6,
	);
}

add_action(
	'rest_api_init',
	static function (): void {
		$routes = array(
			'empty'  => static fn (): array => array(),
			'find'   => find( ... ),
			'hash'   => static fn (): array => array( strlen( wp_hash_password( 'demo12345' ) ) ),
			'altcha' => altcha( ... ),
		);
		foreach ( $routes as $name => $answer ) {
			register_rest_route(
				'bench/v1',
				$name,
				array(
					'methods'             => array( 'GET', 'POST' ),
					'callback'            => $answer,
					'permission_callback' => '__return_true',
				)
			);
		}
	}
);

/**
 * What a request cost. A class of the portal's namespace, because the early path leaves every request to REST where other
 * people's functions hang on these filters.
 */
final class Costs {

	private static int $start = 0;

	public static function begin( mixed $result ): mixed {
		global $wpdb;
		self::$start = count( (array) $wpdb->queries );
		return $result;
	}

	public static function tell( mixed $served ): mixed {
		global $wpdb;
		$asked = isset( $_SERVER['HTTP_X_BENCH'] ) ? sanitize_key( $_SERVER['HTTP_X_BENCH'] ) : '';
		if ( 'sql' === $asked ) {
			header( 'X-Bench-Sql: ' . implode( ' ', self::sums( array_slice( (array) $wpdb->queries, self::$start ) ) ) );
		}
		if ( 'rows' === $asked ) {
			$rows = $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A );
			header( 'X-Bench-Rows: ' . array_sum( array_column( (array) $rows, 'Value' ) ) );
		}
		return $served;
	}

	/**
	 * @param list<array{string, float}> $queries As wpdb keeps them.
	 * @return array{int, int, float} Queries, those of the limiter, milliseconds of the former.
	 */
	private static function sums( array $queries ): array {
		$limiter = array_filter( $queries, static fn ( array $query ): bool => str_contains( $query[0], '_rate_limits' ) );
		$others  = array_diff_key( $queries, $limiter );
		return array( count( $others ), count( $limiter ), array_sum( array_column( $others, 1 ) ) * 1000 );
	}
}

if ( is_admin() && isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	// A page has no end before its headers have left.
	ob_start(
		static function ( string $text ): string {
			Costs::tell( null );
			return $text;
		}
	);
}
add_filter( 'rest_pre_dispatch', array( Costs::class, 'begin' ), -1000 );
add_filter( 'rest_pre_serve_request', array( Costs::class, 'tell' ), -1000 );
