<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;

/**
 * Tells an author that staff hid a review, and why.
 */
final readonly class ReviewHiddenMail implements MailType {

	public const KEY = 'review_hidden';

	public function __construct( private ReviewRepository $reviews ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Review hidden', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Your review is no longer shown', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'We have hidden your review. Mentor: {mentor}', 'mentoriai-portal' ),
				__( 'Reason: {reason}', 'mentoriai-portal' ),
				__( 'You can edit the review. We will show it again once we have checked it.', 'mentoriai-portal' ),
			),
			__( 'Open the mentor’s page', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'mentor', __( 'Name of the mentor', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			new MailPlaceholder( 'reason', __( 'Why it was hidden', 'mentoriai-portal' ), __( 'The review names other people.', 'mentoriai-portal' ), true ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$review = $this->reviews->find( is_int( $data['review_id'] ?? null ) ? $data['review_id'] : 0 );
		if ( null === $review || $review->author->id !== $user_id || ReviewState::Hidden !== $review->state ) {
			return null;
		}
		$mentor = get_userdata( $review->mentor_id );
		$slug   = get_user_meta( $review->mentor_id, UserMeta::SLUG, true );
		return new MailFacts(
			array(
				'mentor' => false === $mentor ? '' : $mentor->display_name,
				'reason' => $review->reason,
			),
			PortalUrls::dynamic_mentor( is_string( $slug ) ? $slug : '', $lang )
		);
	}
}
