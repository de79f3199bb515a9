<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

/**
 * Takes what a link, the reason page or the review page decides.
 */
final readonly class DecideHandler {

	private const MAX_REASON = 2000;

	public function __construct( private StaffDecisions $decisions, private MemberListRepository $members ) {}

	/** Action `admin_post_mentoriai_decide`. */
	public function handle(): never {
		$decision = isset( $_REQUEST['decision'] ) ? Decision::tryFrom( sanitize_key( $_REQUEST['decision'] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it names the nonce.
		if ( null === $decision ) {
			self::refuse( __( 'Choose what to do.', 'mentoriai-portal' ), 400 );
		}
		self::check_nonce( $decision );
		if ( ! current_user_can( StaffDecisions::CAPABILITY ) ) {
			self::refuse( __( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), 403 );
		}
		$reason = isset( $_POST['reason'] ) ? mb_substr( trim( sanitize_textarea_field( wp_unslash( $_POST['reason'] ) ) ), 0, self::MAX_REASON ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
		if ( $decision->needs_reason() && '' === $reason ) {
			self::refuse( __( 'Write the reason: the member will read it.', 'mentoriai-portal' ), 400 );
		}
		// A decision that takes access away comes by the form only: a link would have no reason.
		$ids     = Links::ids( sanitize_text_field( wp_unslash( $_REQUEST['users'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- checked above.
		$version = isset( $_REQUEST['version'] ) ? absint( $_REQUEST['version'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- checked above.
		[ $done, $changed ] = Decision::Approve === $decision ? $this->decisions->approve( array_fill_keys( $ids, 1 === count( $ids ) ? $version : 0 ) ) : array( $this->decisions->apply( $decision, $ids, $decision->is_asked() ? $reason : '' ), array() );
		wp_safe_redirect( Links::told( array() === $changed ? $this->back( $ids ) : Links::review( $changed[0] ), $ids, $done, $changed ) );
		exit;
	}

	/** The review page's form has one nonce for all its buttons. */
	private static function check_nonce( Decision $decision ): void {
		check_admin_referer( isset( $_POST['reviewed'] ) ? Links::ACTION : StaffDecisions::nonce( $decision ) );
	}

	/**
	 * Who reviews continues to the next one who waits; anyone else returns to the list.
	 *
	 * @param list<int> $ids
	 */
	private function back( array $ids ): string {
		if ( isset( $_POST['reviewed'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
			$next = array_values( array_diff( $this->members->waiting(), $ids ) )[0] ?? 0;
			return $next > 0 ? Links::review( $next ) : ( array() === $ids ? Links::review() : Links::review( $ids[0] ) );
		}
		$given = isset( $_POST['back'] ) ? esc_url_raw( wp_unslash( $_POST['back'] ) ) : wp_get_referer(); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
		return is_string( $given ) && '' !== $given ? $given : admin_url( 'users.php' );
	}

	private static function refuse( string $why, int $status ): never {
		wp_die(
			esc_html( $why ),
			'',
			array(
				'response'  => (int) $status,
				'back_link' => true,
			)
		);
	}
}
