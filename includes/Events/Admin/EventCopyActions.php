<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Events\EventCopies;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\RepeatDays;
use WP_Post;

/**
 * Makes the events that a link or EventRepeatPage asks for.
 */
final readonly class EventCopyActions {

	public function __construct(
		private EventCopies $copies,
		private Clock $clock
	) {}

	/** Action `admin_post_mentoriai_duplicate_event`. */
	public function duplicate(): never {
		$id = isset( $_GET['event'] ) ? absint( $_GET['event'] ) : 0;
		check_admin_referer( EventRepeatPage::DUPLICATE . '_' . $id );
		$copy = $this->copies->duplicate( self::event( $id ), sanitize_key( $_GET['token'] ?? '' ) );
		wp_safe_redirect( (string) get_edit_post_link( $copy, 'url' ) );
		exit;
	}

	/** Action `admin_post_mentoriai_repeat_event`. */
	public function repeat(): never {
		$id = isset( $_POST['event'] ) ? absint( $_POST['event'] ) : 0;
		check_admin_referer( EventRepeatPage::REPEAT . '_' . $id );
		$event = self::event( $id );
		$every = sanitize_key( $_POST['every'] ?? '' );
		$until = sanitize_text_field( wp_unslash( $_POST['until'] ?? '' ) );
		$days  = RepeatDays::of( (string) get_post_meta( $id, EventMeta::START_DATE, true ), $every, $until, $this->clock->today() );
		$made  = $this->copies->repeat( $event, $days, isset( $_POST['publish'] ) && EventRepeatPage::may_publish() );
		wp_safe_redirect( add_query_arg( EventRepeatPage::DONE, $made, admin_url( 'edit.php?post_type=' . EventMeta::POST_TYPE ) ) );
		exit;
	}

	private static function event( int $id ): WP_Post {
		$event = get_post( $id );
		if ( null === $event || ! EventRepeatPage::may_copy( $event ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403, 'back_link' => true ) );
		}
		return $event;
	}
}
