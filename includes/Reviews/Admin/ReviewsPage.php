<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\StaffList;
use MentoriaiPortal\Core\StaffListPage;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Reviews\Moderation;

/**
 * Mentoring → Reviews: staff approve, show and hide.
 */
final class ReviewsPage extends StaffListPage {

	public const SLUG = 'mentoriai-reviews';

	public function __construct( private readonly ReviewOverviewRepository $reviews, private readonly Moderation $moderation ) {}

	protected static function title(): string {
		return __( 'Reviews', 'mentoriai-portal' );
	}

	protected function make(): StaffList {
		return new ReviewListTable( $this->reviews );
	}

	protected function act( string $action, array $chosen, string $back ): string {
		$shown   = 0;
		$changed = array();
		foreach ( $chosen as $token ) {
			[ $id, $version ] = TextChanged::read( $token );
			if ( $this->moderation->publish( $id, $version ) ) {
				++$shown;
				continue;
			}
			$review = $this->reviews->find( $id );
			if ( null !== $review && $review['version'] !== $version ) {
				$changed[] = $review['author_id'];
			}
		}
		$told = $shown > 0 ? array( 'result' => 'shown', 'done' => (string) $shown ) : array( 'result' => 'same' );
		return add_query_arg( TextChanged::query( $changed ) + ( 0 === $shown && array() !== $changed ? array() : $told ), $back );
	}

	public function show(): void {
		$hide = isset( $_GET['hide'] ) && is_numeric( $_GET['hide'] ) ? $this->reviews->find( (int) $_GET['hide'] ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		if ( null === $hide ) {
			parent::show();
			return;
		}
		echo '<div class="wrap"><h1>' . esc_html__( 'Hide a review', 'mentoriai-portal' ) . '</h1>';
		$this->introduce();
		self::show_form( TextChanged::token( $hide['id'], $hide['version'] ), $hide['comment'], (string) $hide['mentor'] );
		echo '</div>';
	}

	protected function introduce(): void {
		self::show_result( isset( $_GET['result'] ) && is_string( $_GET['result'] ) ? sanitize_key( $_GET['result'] ) : '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		// The text needs the room; wp-admin's own widths are those of lists of posts.
		echo '<style>@media (min-width:783px){.wp-list-table .column-comment{width:40%}.wp-list-table .column-rating{width:6.5em}.wp-list-table .column-date{width:9em}}</style>';
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
		$done = isset( $_GET['done'] ) && is_numeric( $_GET['done'] ) ? max( 1, (int) $_GET['done'] ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as the result.
		$text = match ( $result ) {
			/* translators: %s: number of reviews. */
			'shown'  => 1 === $done ? __( 'The review is shown.', 'mentoriai-portal' ) : sprintf( _n( '%s review is shown.', '%s reviews are shown.', $done, 'mentoriai-portal' ), number_format_i18n( $done ) ),
			'hidden' => __( 'The review is hidden. The author will get an email.', 'mentoriai-portal' ),
			'same'   => __( 'Nothing was changed: the review already had this status, or its author has changed it since. Read it again.', 'mentoriai-portal' ),
			'reason' => __( 'Write the reason first.', 'mentoriai-portal' ),
			default  => '',
		};
		if ( '' !== $text ) {
			$tone = 'reason' === $result ? 'error' : 'success';
			printf( '<div class="notice notice-%s is-dismissible" role="status"><p>%s</p></div>', esc_attr( $tone ), esc_html( $text ) );
		}
	}
}
