<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\TextChanged;
use WP_User;

/**
 * Decisions in the users screen and the list of members: under each name, for all that are ticked, and what came of it.
 */
final class UserActions {

	private const PREFIX = 'mentoriai_';

	/** Of the users screen: versions of applications as they are shown, which WordPress's boxes do not hold. */
	private const SEEN = 'mentoriai_seen';

	/** @var array<int, int>|null Who waits, to the version of their application. */
	private ?array $versions = null;

	public function __construct( private readonly StaffDecisions $decisions ) {}

	/** A list begins: versions are read anew. */
	public function begin(): void {
		$this->versions = null;
	}

	/** Of the application; 0 for who does not wait. */
	public function version( int $user_id ): int {
		$this->versions ??= $this->decisions->versions();
		return $this->versions[ $user_id ] ?? 0;
	}

	/** @return array<string, array{text: string, url: string}> What may be done with a member, by name. */
	public function links( WP_User $user ): array {
		if ( null === StaffDecisions::member( $user->ID ) ) {
			return array();
		}
		$links = array( 'review' => array( 'text' => __( 'Review', 'mentoriai-portal' ), 'url' => Links::review( $user->ID ) ) );
		foreach ( Decision::about( UserColumns::status( $user->ID ) ) as $decision ) {
			$links[ $decision->value ] = array( 'text' => $decision->label(), 'url' => Links::decide( $decision, array( $user->ID ), $this->version( $user->ID ) ) );
		}
		return $links;
	}

	/** Filter `user_row_actions`. */
	public function row( mixed $actions, mixed $user = null ): mixed {
		$links = is_array( $actions ) && $user instanceof WP_User ? $this->links( $user ) : array();
		if ( ! is_array( $actions ) || ! $user instanceof WP_User || array() === $links ) {
			return $actions;
		}
		$ours = array();
		foreach ( $links as $name => $link ) {
			$ours[ self::PREFIX . $name ] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $link['url'] ), esc_attr( $link['text'] . ': ' . $user->display_name ), esc_html( $link['text'] ) );
		}
		if ( $this->version( $user->ID ) > 0 ) {
			$ours['mentoriai_review'] .= sprintf( '<input type="hidden" name="%s[]" value="%s">', esc_attr( self::SEEN ), esc_attr( TextChanged::token( $user->ID, $this->version( $user->ID ) ) ) );
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
		$this->begin();
		$ours = array();
		foreach ( self::choices() as $name => $label ) {
			$ours[ self::PREFIX . $name ] = $label;
		}
		return $ours + $actions;
	}

	/** @return array<string, string> Decisions about many, to their labels; none for whom may not decide. */
	public static function choices(): array {
		return current_user_can( StaffDecisions::CAPABILITY ) ? array_column( array_map( static fn ( Decision $decision ): array => array( $decision->value, $decision->label() ), Decision::cases() ), 1, 0 ) : array();
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
		$shown = isset( $_REQUEST[ self::SEEN ] ) && is_array( $_REQUEST[ self::SEEN ] ) ? array_filter( wp_unslash( $_REQUEST[ self::SEEN ] ), 'is_string' ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- made numbers by read().
		$ids   = Links::ids( $users );
		$seen  = array_intersect_key( array_column( array_map( TextChanged::read( ... ), $shown ), 1, 0 ), array_flip( $ids ) );
		return $this->decide( $decision, $seen + array_fill_keys( $ids, 0 ), is_string( $back ) && '' !== $back ? $back : (string) ( wp_get_referer() ?: admin_url( 'users.php' ) ) );
	}

	/**
	 * Decides about many at once, or leads to the page that asks for the reason.
	 *
	 * @param array<int, int> $seen User id to the version of the application as it was shown.
	 * @param string          $back Address of the list.
	 */
	public function decide( Decision $decision, array $seen, string $back ): string {
		$ids = array_keys( $seen );
		if ( $decision->is_asked() ) {
			return Links::decide( $decision, $ids );
		}
		[ $done, $changed ] = Decision::Approve === $decision ? $this->decisions->approve( $seen ) : array( $this->decisions->apply( $decision, $ids ), array() );
		return Links::told( $back, $ids, $done, $changed );
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
		if ( 0 === $done + $left ) {
			return;
		}
		$who = 1 === $done && isset( $_GET[ Links::WHO ] ) ? StaffDecisions::member( absint( $_GET[ Links::WHO ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a name.
		$said = array();
		if ( $done > 0 ) {
			$said[] = null === $who
				/* translators: %s: number of people. */
				? sprintf( _n( 'The status of %s member has been changed. They have been told by email.', 'The status of %s members has been changed. They have been told by email.', $done, 'mentoriai-portal' ), number_format_i18n( $done ) )
				: sprintf(
					'' === get_user_meta( $who->ID, UserMeta::WAITING_STATUS, true )
						/* translators: %s: name of a member, which is not declined. */
						? __( 'The status of %s has been changed. They have been told by email.', 'mentoriai-portal' )
						/* translators: %s: name of a member, which is not declined. */
						: __( '%s is approved, and will be shown once they agree to the texts. They have been invited by email.', 'mentoriai-portal' ),
					$who->display_name
				);
		}
		if ( $left > 0 ) {
			/* translators: %s: number of people. */
			$said[] = sprintf( _n( '%s was not changed: the decision does not apply to this status, or someone else decided first.', '%s were not changed: the decision does not apply to their status, or someone else decided first.', $left, 'mentoriai-portal' ), number_format_i18n( $left ) );
		}
		wp_admin_notice(
			esc_html( implode( ' ', $said ) ),
			array(
				'type'        => $left > 0 ? 'warning' : 'success',
				'dismissible' => true,
				'attributes'  => array( 'role' => 'status' ),
			)
		);
	}

	/** Filter `removable_query_args`: the notice is shown once. */
	public static function shown_once( mixed $names ): mixed {
		if ( ! is_array( $names ) ) {
			return $names;
		}
		return array( ...$names, Links::DONE, Links::LEFT, Links::WHO, TextChanged::QUERY, self::SEEN, 'told', 'taken_by', 'saved', 'reminded', 'result', 'done' );
	}
}
