<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reviews\ReviewState;

/**
 * Mentoring → Reviews: staff approve, show and hide.
 */
final readonly class ReviewsPage {

	public const CAPABILITY = 'mentoriai_manage_members';

	private const SLUG = 'mentoriai-reviews';

	public function __construct( private ReviewOverviewRepository $reviews ) {}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( self::SLUG, $query );
	}

	public function add(): void {
		StaffMenu::add( self::SLUG, __( 'Reviews', 'mentoriai-portal' ), self::CAPABILITY, array( $this, 'show' ) );
	}

	public function show(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- says what to show.
		$hide   = isset( $_GET['hide'] ) && is_numeric( $_GET['hide'] ) ? $this->reviews->find( (int) $_GET['hide'] ) : null;
		$state  = isset( $_GET['state'] ) && is_string( $_GET['state'] ) ? ReviewState::tryFrom( sanitize_key( $_GET['state'] ) ) : null;
		$result = isset( $_GET['result'] ) && is_string( $_GET['result'] ) ? sanitize_key( $_GET['result'] ) : '';
		// phpcs:enable
		echo '<div class="wrap"><h1>' . esc_html( null === $hide ? __( 'Reviews', 'mentoriai-portal' ) : __( 'Hide a review', 'mentoriai-portal' ) ) . '</h1>';
		self::show_result( $result );
		if ( null === $hide ) {
			$this->show_list( $state );
		} else {
			self::show_form( ReviewHandler::token( $hide['id'], $hide['version'] ), $hide['comment'], (string) $hide['mentor'] );
		}
		echo '</div>';
	}

	private function show_list( ?ReviewState $state ): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$list = new ReviewListTable( $this->reviews, $state );
		$list->prepare_items();
		// The text needs the room; wp-admin's own widths are those of lists of posts.
		echo '<style>@media (min-width:783px){.wp-list-table .column-comment{width:40%}.wp-list-table .column-rating{width:6.5em}.wp-list-table .column-date{width:9em}}</style>';
		$list->views();
		// To this page itself: the bulk menu is called `action`, which admin-post.php would take for its own.
		echo '<form method="post" action="' . esc_url( self::url() ) . '">';
		$list->display();
		echo '</form>';
	}

	private static function show_form( string $token, string $comment, string $mentor ): void {
		/* translators: %s: name of a mentor. */
		printf( '<p>%s</p><blockquote style="margin:1em 0;padding:.5em 1em;border-left:4px solid #c3c4c7;background:#fff;overflow-wrap:anywhere">%s</blockquote>', esc_html( sprintf( __( 'Mentor: %s', 'mentoriai-portal' ), $mentor ) ), nl2br( esc_textarea( $comment ) ) );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="review" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( ReviewHandler::HIDE ), esc_attr( $token ) );
		wp_nonce_field( ReviewHandler::HIDE . $token );
		printf(
			'<p><label for="mentoriai-reason"><strong>%s</strong></label></p><p class="description" id="mentoriai-reason-help">%s</p><p><textarea id="mentoriai-reason" name="reason" rows="4" class="large-text" required maxlength="%d" aria-describedby="mentoriai-reason-help"></textarea></p>',
			esc_html__( 'Reason', 'mentoriai-portal' ),
			esc_html__( 'The author will get it by email. The mentor will not see it.', 'mentoriai-portal' ),
			(int) ReviewHandler::REASON_MAX
		);
		printf( '<p class="submit"><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>', esc_html__( 'Hide the review', 'mentoriai-portal' ), esc_url( self::url() ), esc_html__( 'Cancel', 'mentoriai-portal' ) );
	}

	private static function show_result( string $result ): void {
		$text = match ( $result ) {
			'shown'  => __( 'The review is shown.', 'mentoriai-portal' ),
			'hidden' => __( 'The review is hidden. The author will get an email.', 'mentoriai-portal' ),
			'same'   => __( 'Nothing was changed: the review already had this status, or its author has changed it since. Read it again.', 'mentoriai-portal' ),
			'reason' => __( 'Write the reason first.', 'mentoriai-portal' ),
			default  => '',
		};
		if ( '' !== $text ) {
			$tone = 'reason' === $result ? 'error' : 'success';
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( $tone ), esc_html( $text ) );
		}
	}
}
