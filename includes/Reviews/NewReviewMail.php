<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Tells a mentor of a new review, while it is shown.
 */
final readonly class NewReviewMail implements OptionalMail {

	public const KEY = 'new_review';

	public function __construct( private ReviewRepository $reviews ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): Role {
		return Role::Mentor;
	}

	public function group(): MailGroup {
		return MailGroup::Mentorship;
	}

	public function title(): string {
		return __( 'New review', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'You have a new review', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'There is a new review on your page.', 'mentoriai-portal' ),
				__( '{author} gave you {rating} out of 5:', 'mentoriai-portal' ),
				'{comment}',
			),
			__( 'Open your page', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'author', __( 'Who wrote the review', 'mentoriai-portal' ), 'Jonas P.' ),
			new MailPlaceholder( 'rating', __( 'Rating, 1 to 5', 'mentoriai-portal' ), '5' ),
			new MailPlaceholder( 'comment', __( 'Comment', 'mentoriai-portal' ), MemberText::quoted( __( 'After two talks I knew what to do first.', 'mentoriai-portal' ) ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$review = $this->reviews->find( is_int( $data['review_id'] ?? null ) ? $data['review_id'] : 0 );
		$slug   = get_user_meta( $user_id, UserMeta::SLUG, true );
		if ( null === $review || $review->mentor_id !== $user_id || ReviewState::Published !== $review->state ) {
			return null;
		}
		return new MailFacts(
			array(
				'author'  => MemberText::unlinked( $review->author->short_name() ),
				'rating'  => number_format( $review->rating / 100, 0 === $review->rating % 100 ? 0 : 2, Lang::Lt === $lang ? ',' : '.', '' ),
				'comment' => MemberText::quoted( $review->comment ),
			),
			PortalUrls::dynamic_mentor( is_string( $slug ) ? $slug : '', $lang )
		);
	}
}
