<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Invitations\InvitationService;

/**
 * The link on a member's page that invites them.
 */
final readonly class InviteHandler {

	public const ACTION = 'mentoriai_invite';

	/** In the address of the member's page afterwards: how many were invited. */
	private const TOLD = 'invited';

	public function __construct( private InvitationService $invitations ) {}

	public static function url( int $user_id ): string {
		$query = array(
			'action' => self::ACTION,
			'user'   => (string) $user_id,
		);
		return html_entity_decode( wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION . $user_id ) );
	}

	/** Action `admin_post_mentoriai_invite`. */
	public function handle(): never {
		$user_id = isset( $_GET['user'] ) ? absint( $_GET['user'] ) : 0;
		check_admin_referer( self::ACTION . $user_id );
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$invited = $this->invitations->invite( array( $user_id ) )['invited'];
		wp_safe_redirect( add_query_arg( self::TOLD, (string) $invited, StaffMenu::member( $user_id ) ) );
		exit;
	}

	/** Action `admin_notices`. */
	public static function tell(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- shows a sentence.
		if ( ! isset( $_GET['page'], $_GET['user'], $_GET[ self::TOLD ] ) || StaffMenu::MEMBERS !== sanitize_key( $_GET['page'] ) ) {
			return;
		}
		$is_done = 1 === absint( $_GET[ self::TOLD ] );
		// phpcs:enable
		wp_admin_notice(
			$is_done
				? esc_html__( 'The invitation is on its way.', 'mentoriai-portal' )
				: esc_html__( 'No invitation was sent: this member has one already, or needs none.', 'mentoriai-portal' ),
			array(
				'type'        => $is_done ? 'success' : 'warning',
				'dismissible' => true,
				'attributes'  => array( 'role' => 'status' ),
			)
		);
	}

	/** Filter `removable_query_args`. */
	public static function shown_once( mixed $names ): mixed {
		return is_array( $names ) ? array( ...$names, self::TOLD ) : $names;
	}
}
