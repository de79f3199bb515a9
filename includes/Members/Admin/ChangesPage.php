<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Profiles\EditLog;

/**
 * Mentoring → Changed texts: what public mentors changed since staff looked last.
 */
final readonly class ChangesPage {

	public const ACTION = 'mentoriai_seen';

	private const PEOPLE = 20;

	public function __construct( private EditLog $edits ) {}

	public function show(): void {
		$asked = isset( $_GET['user'] ) ? absint( $_GET['user'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a person.
		$found = 0 === $asked ? $this->edits->unseen( self::PEOPLE ) : $this->edits->unseen_of( $asked );
		$total = 0 === $asked ? $this->edits->unseen_people() : count( $found );
		cache_users( array_keys( $found ) );
		echo '<div class="wrap"><h1>' . esc_html_x( 'Changed texts', 'screen', 'mentoriai-portal' ) . '</h1>';
		echo '<p>' . esc_html__( 'Public mentors change their texts without approval. Look at what is new; texts you mark as seen disappear from this list.', 'mentoriai-portal' ) . '</p>';
		if ( array() === $found ) {
			echo '<p><strong>' . esc_html__( 'Nothing has changed since you last looked.', 'mentoriai-portal' ) . '</strong></p>';
		}
		foreach ( $found as $user_id => $edits ) {
			$name = get_userdata( $user_id )->display_name ?? '#' . $user_id;
			printf( '<div class="mentoriai-change card" style="max-width:none"><h2><a href="%s">%s</a></h2>', esc_url( Links::review( $user_id ) ), esc_html( $name ) );
			ChangeList::show( $edits );
			self::show_button( $user_id, max( array_column( $edits, 'changed_at' ) ), $name );
			echo '</div>';
		}
		if ( $total > count( $found ) ) {
			/* translators: 1: number shown, 2: number of all mentors with changes. */
			echo '<p>' . esc_html( sprintf( __( 'Shown: %1$s of %2$s mentors. The others will follow once these are marked as seen.', 'mentoriai-portal' ), number_format_i18n( count( $found ) ), number_format_i18n( $total ) ) ) . '</p>';
		}
		echo '</div>';
	}

	/** Action `admin_post_mentoriai_seen`. */
	public function handle(): never {
		$user_id = isset( $_POST['user'] ) ? absint( $_POST['user'] ) : 0;
		check_admin_referer( self::ACTION . $user_id );
		if ( current_user_can( StaffDecisions::CAPABILITY ) ) {
			$this->edits->mark_seen( $user_id, isset( $_POST['until'] ) ? absint( $_POST['until'] ) : 0 );
		}
		wp_safe_redirect( Links::changes() );
		exit;
	}

	private static function show_button( int $user_id, int $until, string $name ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( self::ACTION . $user_id );
		foreach ( array( 'action' => self::ACTION, 'user' => (string) $user_id, 'until' => (string) $until ) as $field => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $field ), esc_attr( $value ) );
		}
		$label = __( 'Mark as seen', 'mentoriai-portal' );
		printf( '<p><button class="button button-primary" aria-label="%s">%s</button></p></form>', esc_attr( $label . ': ' . $name ), esc_html( $label ) );
	}
}
