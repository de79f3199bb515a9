<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use Throwable;
use WP_User;

/**
 * Page caches of other plugins and of hosts. They keep the HTML of guests for hours, some for ever, so they are emptied
 * when something that pages show has changed: at the end of that request, once more a minute later, because a page that
 * was being made meanwhile may have been kept after the first time, and every night, because days pass without an editor.
 */
final class PageCaches {

	/** When the background empties them next, unix seconds. */
	public const DUE = 'mentoriai_page_caches_due';

	/** Functions that they document: WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, Speed Optimizer, WP-Optimize. */
	private const FUNCTIONS = array( 'wp_cache_clear_cache', 'w3tc_flush_posts', 'rocket_clean_domain', 'wpfc_clear_all_cache', 'sg_cachepress_purge_cache', 'wpo_cache_flush' );

	/** Actions that they document: Cache Enabler, LiteSpeed Cache, Breeze, Hummingbird, Nginx Helper; the last is for hosts. */
	private const ACTIONS = array( 'cache_enabler_clear_site_cache', 'litespeed_purge_all', 'breeze_clear_all_cache', 'wphb_clear_page_cache', 'rt_nginx_helper_purge_all', 'mentoriai_purge_page_caches' );

	private static bool $has_changed = false;

	public function __construct( private readonly Clock $clock ) {}

	/** Of `mentoriai_profile_saved`: pages show mentors, founders stand on none. */
	public static function is_shown( mixed $user_id = null ): bool {
		$user = is_numeric( $user_id ) ? get_userdata( (int) $user_id ) : false;
		return $user instanceof WP_User && Role::Mentor === MemberRole::of_user( $user );
	}

	/** Whether the caches must be emptied at the end of this request. */
	public static function has_changed(): bool {
		return self::$has_changed;
	}

	/** Something that pages show is another. */
	public function note_change(): void {
		if ( self::$has_changed || array() === self::present() ) {
			return;
		}
		self::$has_changed = true;
		update_option( self::DUE, $this->clock->now() + 60, false );
	}

	/** Action `shutdown` of a request that changed something: what it wrote is in the database by now. */
	public static function empty_after_change(): void {
		self::$has_changed && self::empty_now();
	}

	private static function empty_now(): void {
		self::$has_changed = false;
		foreach ( self::present() as $empty ) {
			try {
				$empty();
			} catch ( Throwable $error ) {
				FaultLog::write( $error, 'a page cache' );
			}
		}
	}

	/** A background job. */
	public function empty_when_due(): void {
		if ( array() === self::present() ) {
			return;
		}
		$due = get_option( self::DUE );
		if ( is_numeric( $due ) && (int) $due > $this->clock->now() ) {
			return;
		}
		$midnight = $this->clock->local( $this->clock->now() )->modify( 'tomorrow' )->getTimestamp();
		update_option( self::DUE, $midnight, false );
		self::empty_now();
	}

	/** @return list<Closure(): mixed> What empties those that are there. */
	private static function present(): array {
		$all = array( ...array_map( self::of_function( ... ), self::FUNCTIONS ), ...array_map( self::of_action( ... ), self::ACTIONS ) );
		return array_values( array_filter( $all ) );
	}

	private static function of_function( string $name ): ?Closure {
		return is_callable( $name ) ? $name( ... ) : null;
	}

	/** @param non-empty-string $name */
	private static function of_action( string $name ): ?Closure {
		return has_action( $name ) ? static fn () => do_action( $name ) : null;
	}
}
