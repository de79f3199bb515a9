<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use WP_User;

/**
 * Decisions in the users screen: under each name, for all that are ticked, and what came of it.
 */
final readonly class UserActions {

	private const PREFIX = 'mentoriai_';

	public function __construct( private StaffDecisions $decisions ) {}

	/** Filter `user_row_actions`. */
	public function row( mixed $actions, mixed $user = null ): mixed {
		if ( ! is_array( $actions ) || ! $user instanceof WP_User ) {
			return $actions;
		}
		if ( null === StaffDecisions::member( $user->ID ) ) {
			return $actions;
		}
		$ours = array( 'mentoriai_review' => self::link( Links::review( $user->ID ), __( 'Review', 'mentoriai-portal' ), $user ) );
		foreach ( Decision::about( UserColumns::status( $user->ID ) ) as $decision ) {
			$ours[ self::PREFIX . $decision->value ] = self::link( Links::decide( $decision, array( $user->ID ) ), $decision->label(), $user );
		}
		// Members have no archive of posts.
		unset( $actions['view'] );
		return $ours + $actions;
	}

	/** Filter `bulk_actions-users`. */
	public function bulk( mixed $actions ): mixed {
		if ( ! is_array( $actions ) ) {
			return $actions;
		}
		if ( ! current_user_can( StaffDecisions::CAPABILITY ) ) {
			return $actions;
		}
		$ours = array();
		foreach ( Decision::cases() as $decision ) {
			$ours[ self::PREFIX . $decision->value ] = $decision->label();
		}
		return $ours + $actions;
	}

	/** Filter `handle_bulk_actions-users`: WordPress leaves the nonce to us. */
	public function handle_bulk( mixed $back, mixed $action, mixed $users = null ): mixed {
		if ( ! is_array( $users ) ) {
			return $back;
		}
		$decision = is_string( $action ) && str_starts_with( $action, self::PREFIX ) ? Decision::tryFrom( substr( $action, strlen( self::PREFIX ) ) ) : null;
		if ( null === $decision ) {
			return $back;
		}
		check_admin_referer( 'bulk-users' );
		$ids = Links::ids( $users );
		if ( $decision->is_asked() ) {
			return Links::decide( $decision, $ids );
		}
		$done = $this->decisions->apply( $decision, $ids );
		return Links::told( is_string( $back ) && '' !== $back ? $back : (string) ( wp_get_referer() ?: admin_url( 'users.php' ) ), $ids, $done );
	}

	/** Action `load-users.php`: WordPress would take the nonce out of the address before it asks for bulk actions. */
	public function take(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- handle_bulk() checks it.
		if ( ! isset( $_GET['_wpnonce'], $_GET['users'] ) || ! is_array( $_GET['users'] ) ) {
			return;
		}
		$chosen = array_map( static fn ( string $name ): string => isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : '', array( 'action', 'action2' ) );
		$action = in_array( $chosen[0], array( '', '-1' ), true ) ? $chosen[1] : $chosen[0];
		$to     = $this->handle_bulk( false, $action, Links::ids( wp_unslash( $_GET['users'] ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- made numbers there.
		// phpcs:enable
		if ( is_string( $to ) ) {
			wp_safe_redirect( $to );
			exit;
		}
	}

	/** Action `admin_notices`. */
	public static function notice(): void {
		if ( ! StatusBadge::is_here() || ! isset( $_GET[ Links::DONE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a sentence.
			return;
		}
		$done = absint( $_GET[ Links::DONE ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a number.
		$left = isset( $_GET[ Links::LEFT ] ) ? absint( $_GET[ Links::LEFT ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a number.
		$who  = 1 === $done && isset( $_GET[ Links::WHO ] ) ? StaffDecisions::member( absint( $_GET[ Links::WHO ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a name.
		$text = null === $who
			/* translators: %s: number of people. */
			? sprintf( _n( 'The status of %s member has been changed. They have been told by email.', 'The status of %s members has been changed. They have been told by email.', $done, 'mentoriai-portal' ), number_format_i18n( $done ) )
			/* translators: %s: name of a member, which is not declined. */
			: sprintf( __( 'The status of %s has been changed. They have been told by email.', 'mentoriai-portal' ), $who->display_name );
		if ( $left > 0 ) {
			/* translators: %s: number of people. */
			$text .= ' ' . sprintf( _n( '%s was not changed: the decision does not apply to this status, someone else decided first, or the profile has changed meanwhile.', '%s were not changed: the decision does not apply to their status, someone else decided first, or the profiles have changed meanwhile.', $left, 'mentoriai-portal' ), number_format_i18n( $left ) );
		}
		wp_admin_notice(
			esc_html( $text ),
			array(
				'type'        => $left > 0 ? 'warning' : 'success',
				'dismissible' => true,
			)
		);
	}

	/** Filter `removable_query_args`: the notice is shown once. */
	public static function shown_once( mixed $names ): mixed {
		if ( ! is_array( $names ) ) {
			return $names;
		}
		return array( ...$names, Links::DONE, Links::LEFT, Links::WHO, 'told', 'taken_by', 'saved', 'reminded' );
	}

	private static function link( string $url, string $text, WP_User $user ): string {
		return sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( $text . ': ' . $user->display_name ), esc_html( $text ) );
	}
}
