<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Invitations\InvitationService;
use MentoriaiPortal\Invitations\InviteOutcome;

/**
 * Invites one member by the link on their page, or many by the form of InvitePage.
 */
final readonly class InviteHandler {

	public const ACTION = 'mentoriai_invite';

	/** In the address afterwards: InviteOutcome to how many. */
	private const TOLD = 'invited';

	public function __construct( private InvitationService $invitations ) {}

	public static function url( int $user_id ): string {
		$query = array(
			'action' => self::ACTION,
			'users'  => (string) $user_id,
		);
		return html_entity_decode( wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION . $user_id ) );
	}

	/** Action `admin_post_mentoriai_invite`. */
	public function handle(): never {
		$ids = array_values( wp_parse_id_list( sanitize_text_field( wp_unslash( $_REQUEST['users'] ?? '' ) ) ) );
		check_admin_referer( self::ACTION . implode( ',', $ids ) );
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$told = array_count_values( array_column( $this->invitations->invite_each( $ids ), 'value' ) );
		$back = isset( $_POST['back'] ) ? esc_url_raw( wp_unslash( $_POST['back'] ) ) : StaffMenu::member( $ids[0] ?? 0 );
		wp_safe_redirect( add_query_arg( self::TOLD, $told, remove_query_arg( self::TOLD, $back ) ) );
		exit;
	}

	/** Action `admin_notices`. */
	public static function tell(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- shows a sentence.
		if ( ! isset( $_GET['page'], $_GET[ self::TOLD ] ) || StaffMenu::MEMBERS !== sanitize_key( $_GET['page'] ) || ! is_array( $_GET[ self::TOLD ] ) ) {
			return;
		}
		$told = array_map( 'absint', wp_unslash( $_GET[ self::TOLD ] ) );
		$is_one = isset( $_GET['user'] );
		// phpcs:enable
		$done = $told[ InviteOutcome::Invited->value ] ?? 0;
		$text = self::sentences( $told );
		if ( $is_one ) {
			$text = $done > 0 ? __( 'The invitation is on its way.', 'mentoriai-portal' ) : __( 'No invitation was sent: this member has one already, or needs none.', 'mentoriai-portal' );
		}
		if ( '' !== $text ) {
			wp_admin_notice(
				esc_html( $text ),
				array(
					'type'        => array_sum( $told ) === $done ? 'success' : 'warning',
					'dismissible' => true,
					'attributes'  => array( 'role' => 'status' ),
				)
			);
		}
	}

	/** @param array<mixed, int> $told InviteOutcome to how many. */
	public static function sentences( array $told ): string {
		$texts = array();
		foreach ( InviteOutcome::cases() as $outcome ) {
			$people  = $told[ $outcome->value ] ?? 0;
			$texts[] = $people > 0 ? $outcome->told( $people ) : '';
		}
		return implode( ' ', array_filter( $texts ) );
	}

	/** Filter `removable_query_args`. */
	public static function shown_once( mixed $names ): mixed {
		return is_array( $names ) ? array( ...$names, self::TOLD ) : $names;
	}
}
