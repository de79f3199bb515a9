<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Reviews\Moderation;

/**
 * Does what staff ask for on the list of reviews and goes back to it.
 */
final readonly class ReviewHandler {

	public const SHOW = 'mentoriai_show_review';
	public const HIDE = 'mentoriai_hide_review';

	public const REASON_MAX = 500;

	public function __construct( private Moderation $moderation ) {}

	public static function show_url( int $review_id, int $version ): string {
		$token = TextChanged::token( $review_id, $version );
		$url   = add_query_arg(
			array(
				'action' => self::SHOW,
				'review' => $token,
			),
			admin_url( 'admin-post.php' )
		);
		return wp_nonce_url( $url, self::SHOW . $token );
	}

	/** Action `admin_post_mentoriai_show_review`. */
	public function show(): never {
		$token = self::asked();
		self::refuse_others( self::SHOW . $token );
		self::back( $this->moderation->publish( ...TextChanged::read( $token ) ) ? 'shown' : 'same' );
	}

	/** Action `admin_post_mentoriai_hide_review`. */
	public function hide(): never {
		$token = self::asked();
		self::refuse_others( self::HIDE . $token );
		// phpcs:ignore WordPress.Security -- the nonce was checked above; the text is cleaned by Text and shown escaped.
		$reason = isset( $_POST['reason'] ) && is_string( $_POST['reason'] ) ? mb_substr( Text::clean( (string) wp_unslash( $_POST['reason'] ), true ), 0, self::REASON_MAX ) : '';
		if ( '' === $reason ) {
			self::back( 'reason', array( 'hide' => (string) TextChanged::read( $token )[0] ) );
		}
		[ $review_id, $version ] = TextChanged::read( $token );
		self::back( $this->moderation->hide( $review_id, $version, $reason ) ? 'hidden' : 'same' );
	}

	private static function asked(): string {
		return isset( $_REQUEST['review'] ) && is_string( $_REQUEST['review'] ) ? sanitize_text_field( wp_unslash( $_REQUEST['review'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- names the row whose nonce is checked next.
	}

	private static function refuse_others( string $nonce ): void {
		if ( ! current_user_can( ReviewsPage::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $nonce );
	}

	/** @param array<string, string> $query */
	private static function back( string $result, array $query = array() ): never {
		wp_safe_redirect( ReviewsPage::url( $query + array( 'result' => $result ) ) );
		exit;
	}
}
