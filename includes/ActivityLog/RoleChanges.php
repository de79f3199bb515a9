<?php
declare( strict_types=1 );

namespace MentoriaiPortal\ActivityLog;

use MentoriaiPortal\Core\Database\Deadlock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\Role;
use Throwable;
use WP_REST_Request;

/**
 * Writes down a change of roles where WordPress stores it, whoever made it: its users screen, its REST route, WP-CLI or a
 * plugin. An account that begins as a member or with the site's usual role was not changed.
 */
final class RoleChanges {

	/** @var array<int, string> Person to the roles before the write that is under way. */
	private array $before = array();

	/**
	 * Person to the roles before and after, while WordPress's REST route runs: it takes all roles away before it gives the new
	 * ones, and is one act. Null at all other times.
	 *
	 * @var array<int, array{old: string, new: string, is_new: bool}>|null
	 */
	private ?array $held = null;

	/** @var array<int, true> Whose account is being deleted. */
	private array $leaving = array();

	public function __construct( private readonly ActivityLog $log ) {}

	/** Condition of the hooks of user meta. */
	public static function is_about( mixed $meta_id = null, mixed $user_id = null, mixed $key = null ): bool {
		global $wpdb;
		return is_string( $key ) && str_ends_with( $key, 'capabilities' ) && $wpdb->get_blog_prefix() . 'capabilities' === $key;
	}

	/** Condition of the hooks of REST: whether WordPress's route of users writes. */
	public static function is_rest_write( mixed $response = null, mixed $handler = null, mixed $request = null ): bool {
		return $request instanceof WP_REST_Request && 'GET' !== $request->get_method() && 1 === preg_match( '~^/wp/v2/users(?:/|$)~i', $request->get_route() );
	}

	/** Action `update_user_meta`: the write comes next. */
	public function remember( int $meta_id, int $user_id, string $key ): void {
		$this->before[ $user_id ] = self::names( get_user_meta( $user_id, $key, true ) );
	}

	/** Action `updated_user_meta`. */
	public function changed( int $meta_id, int $user_id, string $key, mixed $value ): void {
		$old = $this->before[ $user_id ] ?? '';
		unset( $this->before[ $user_id ] );
		$this->see( $user_id, $old, self::names( $value ), false );
	}

	/** Action `added_user_meta`. */
	public function added( int $meta_id, int $user_id, string $key, mixed $value ): void {
		$this->see( $user_id, '', self::names( $value ), true );
	}

	/** Action `delete_user_meta`: all roles at once, but of an account that goes. */
	public function forget( mixed $meta_ids, int $user_id, string $key ): void {
		$old = self::names( get_user_meta( $user_id, $key, true ) );
		if ( ! isset( $this->leaving[ $user_id ] ) ) {
			$this->see( $user_id, $old, '', false );
		}
	}

	/** Actions `delete_user` and `remove_user_from_blog`: that a person is erased is written down already. */
	public function leave( int $user_id ): void {
		$this->leaving[ $user_id ] = true;
	}

	/** Filter `rest_request_before_callbacks`. */
	public function hold( mixed $response ): mixed {
		$this->held = array();
		return $response;
	}

	/** Filter `rest_request_after_callbacks`. */
	public function release( mixed $response ): mixed {
		$held       = $this->held ?? array();
		$this->held = null;
		foreach ( $held as $user_id => $change ) {
			$this->write( $user_id, $change['old'], $change['new'], $change['is_new'] );
		}
		return $response;
	}

	private function see( int $user_id, string $old, string $new, bool $is_new ): void {
		if ( null === $this->held ) {
			$this->write( $user_id, $old, $new, $is_new );
			return;
		}
		$this->held[ $user_id ]      ??= array( 'old' => $old, 'new' => $new, 'is_new' => $is_new );
		$this->held[ $user_id ]['new'] = $new;
	}

	private function write( int $user_id, string $old, string $new, bool $is_new ): void {
		if ( $old === $new || ( $is_new && self::is_usual( $new ) ) ) {
			return;
		}
		// What WordPress or another plugin did stands, even if it cannot be written down.
		try {
			$this->log->write( Act::Role, ActObject::User, $user_id, array( 'old' => $old, 'new' => $new ) );
		} catch ( Throwable $error ) {
			// After a deadlock the server has taken back the caller's whole transaction.
			$error instanceof Deadlock ? throw $error : FaultLog::write( $error, 'activity' );
		}
	}

	private static function is_usual( string $role ): bool {
		return null !== Role::tryFrom( $role ) || get_option( 'default_role' ) === $role;
	}

	/** @param mixed $capabilities As stored: roles and single capabilities, to whether they are held. */
	private static function names( mixed $capabilities ): string {
		$held = is_array( $capabilities ) ? array_keys( array_filter( $capabilities ) ) : array();
		return implode( ',', array_map( static fn ( int|string $role ): string => sanitize_key( (string) $role ), array_filter( $held, static fn ( int|string $role ): bool => wp_roles()->is_role( (string) $role ) ) ) );
	}
}
