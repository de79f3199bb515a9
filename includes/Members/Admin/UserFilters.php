<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Choice;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * The users screen by status and type: links with numbers, and both together by two lists.
 */
final readonly class UserFilters {

	public const STATUS = 'mentoriai_status';

	public function __construct( private MemberListRepository $members ) {}

	/** Filter `views_users`: who waits is first, then what WordPress has, then the other statuses that occur. */
	public function views( mixed $views ): mixed {
		if ( ! is_array( $views ) ) {
			return $views;
		}
		$counts = $this->members->counts();
		$asked  = self::asked();
		if ( null !== $asked ) {
			$views = array_map( static fn ( string $html ): string => str_replace( array( ' class="current"', ' aria-current="page"' ), '', $html ), $views );
		}
		$ours = array();
		foreach ( self::order() as $status ) {
			$count = $counts[ $status->value ] ?? 0;
			if ( $count > 0 || AccountStatus::Submitted === $status ) {
				$ours[ 'mentoriai_' . $status->value ] = self::link( $status, $count, $asked );
			}
		}
		$first = array_slice( $ours, 0, 1 );
		return $first + $views + $ours;
	}

	/** Action `restrict_manage_users`. */
	public function show( string $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		$statuses = array( '' => __( 'All statuses', 'mentoriai-portal' ) );
		foreach ( self::order() as $status ) {
			$statuses[ $status->value ] = $status->label();
		}
		echo '</div><div class="alignleft actions">';
		Choice::show( self::STATUS, __( 'Filter by status', 'mentoriai-portal' ), $statuses, self::asked()->value ?? '' );
		Choice::show( 'role', __( 'Filter by type', 'mentoriai-portal' ), self::types(), self::asked_role() );
		submit_button( __( 'Filter', 'mentoriai-portal' ), '', 'mentoriai_filter', false );
	}

	/** Filter `users_list_table_query_args`. */
	public function apply( mixed $args ): mixed {
		if ( ! is_array( $args ) ) {
			return $args;
		}
		$asked = self::asked();
		return null === $asked ? $args : array(
			'meta_key'   => UserMeta::STATUS, // phpcs:ignore WordPress.DB.SlowDBQuery -- the entries of one key, as a role is.
			'meta_value' => $asked->value, // phpcs:ignore WordPress.DB.SlowDBQuery
		) + $args;
	}

	public static function url( AccountStatus $status ): string {
		return admin_url( 'users.php?' . self::STATUS . '=' . $status->value );
	}

	private static function link( AccountStatus $status, int $count, ?AccountStatus $asked ): string {
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( self::url( $status ) ),
			$status === $asked ? ' class="current" aria-current="page"' : '',
			esc_html( $status->label() ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	/** @return non-empty-list<AccountStatus> */
	public static function order(): array {
		return array( AccountStatus::Submitted, AccountStatus::Returned, AccountStatus::Public, AccountStatus::Draft, AccountStatus::Paused, AccountStatus::Rejected, AccountStatus::Closed );
	}

	/** @return array<string, string> The roles of members, and the other one that was asked for. */
	private static function types(): array {
		$names = wp_roles()->get_names();
		$types = array( '' => __( 'All types', 'mentoriai-portal' ) );
		foreach ( array( ...array_map( static fn ( Role $role ): string => $role->value, Role::cases() ), self::asked_role() ) as $role ) {
			if ( isset( $names[ $role ] ) ) {
				$types[ $role ] = Role::name_of( $role );
			}
		}
		return $types;
	}

	private static function asked(): ?AccountStatus {
		return isset( $_GET[ self::STATUS ] ) ? AccountStatus::tryFrom( sanitize_key( $_GET[ self::STATUS ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- a filter of a list.
	}

	private static function asked_role(): string {
		return isset( $_GET['role'] ) ? sanitize_key( $_GET['role'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- a filter of a list.
	}
}
