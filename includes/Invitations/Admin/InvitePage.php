<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Invitations\InvitationService;
use MentoriaiPortal\Invitations\InviteOutcome;

/**
 * Says who of many would be invited and what they get, before it happens.
 */
final readonly class InvitePage {

	public const SLUG = 'mentoriai-invite';

	/** How many names are written out. */
	private const NAMED = 20;

	public function __construct( private InvitationService $invitations ) {}

	/** @param list<int> $user_ids */
	public static function url( array $user_ids ): string {
		return StaffMenu::url( self::SLUG, array( 'users' => implode( ',', $user_ids ) ) );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Invite members', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ) );
	}

	/** Action `admin_head`: it is reached from the list of members. */
	public static function hide(): void {
		StaffMenu::hide( self::SLUG );
	}

	public function show(): void {
		$ids      = array_values( wp_parse_id_list( sanitize_text_field( wp_unslash( $_GET['users'] ?? '' ) ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only asks.
		$outcomes = $this->invitations->outcomes( $ids );
		$invited  = array_keys( $outcomes, InviteOutcome::Invited, true );
		echo '<div class="wrap"><h1>' . esc_html__( 'Invite members', 'mentoriai-portal' ) . '</h1>';
		self::show_people( $invited );
		$skipped = InviteHandler::sentences( array_diff_key( array_count_values( array_column( $outcomes, 'value' ) ), array( InviteOutcome::Invited->value => true ) ) );
		if ( '' !== $skipped ) {
			wp_admin_notice( esc_html( $skipped ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
		$back = (string) ( wp_get_referer() ?: StaffMenu::url( StaffMenu::MEMBERS ) );
		if ( array() === $invited ) {
			printf( '<p>%s</p><p><a class="button" href="%s">%s</a></p></div>', esc_html__( 'There is no one to invite among those you chose.', 'mentoriai-portal' ), esc_url( $back ), esc_html__( 'Back to the list', 'mentoriai-portal' ) );
			return;
		}
		/* translators: 1: days that an invitation works, 2: days until the reminder. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'Each gets an email with a link to set a password; who has one on this site is asked to log in. The invitation works for %1$s days; who has not accepted it after %2$s days is reminded once.', 'mentoriai-portal' ), number_format_i18n( InvitationService::DAYS ), number_format_i18n( InvitationService::REMIND_ON ) ) ) );
		$users = implode( ',', $ids );
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( InviteHandler::ACTION . $users );
		foreach ( array( 'action' => InviteHandler::ACTION, 'users' => $users, 'back' => $back ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		printf( '<p><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form></div>', esc_html__( 'Invite', 'mentoriai-portal' ), esc_url( $back ), esc_html__( 'Cancel', 'mentoriai-portal' ) );
	}

	/** @param list<int> $user_ids */
	private static function show_people( array $user_ids ): void {
		$named = array_slice( $user_ids, 0, self::NAMED );
		cache_users( $named );
		echo '<ul class="ul-disc">';
		foreach ( array_filter( array_map( 'get_userdata', $named ) ) as $user ) {
			printf( '<li><strong>%s</strong> · %s</li>', esc_html( $user->display_name ), esc_html( $user->user_email ) );
		}
		$more = count( $user_ids ) - self::NAMED;
		if ( $more > 0 ) {
			/* translators: %s: number of people. */
			echo '<li>' . esc_html( sprintf( _n( 'and %s more', 'and %s more', $more, 'mentoriai-portal' ), number_format_i18n( $more ) ) ) . '</li>';
		}
		echo '</ul>';
	}
}
