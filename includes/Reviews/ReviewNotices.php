<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Mail\MailQueue;

/**
 * Who is emailed about a review: the mentor once, when it is first shown; the author when staff hide it.
 */
final readonly class ReviewNotices {

	public function __construct( private ReviewRepository $reviews, private MailQueue $mails ) {}

	public function tell_mentor( Review $review ): void {
		if ( ReviewState::Published === $review->state && $this->reviews->claim_telling( $review->id ) ) {
			$this->mails->tell( NewReviewMail::KEY, $review->mentor_id, array( 'review_id' => $review->id ) );
		}
	}

	public function tell_author( Review $review ): void {
		$this->mails->tell( ReviewHiddenMail::KEY, $review->author->id, array( 'review_id' => $review->id ) );
	}
}
