<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailQueue;

/**
 * Who is mailed about a review: the mentor once, when it is first shown; the author when staff hide it.
 */
final readonly class ReviewNotices {

	public function __construct( private MailQueue $mails ) {}

	public function tell_mentor( Review $review ): void {
		if ( ReviewState::Published === $review->state && self::may_get( $review->mentor_id ) ) {
			$this->mails->enqueue( NewReviewMail::KEY, $review->mentor_id, self::lang( $review->mentor_id ), array( 'review_id' => $review->id ), (string) $review->id );
		}
	}

	public function tell_author( Review $review ): void {
		if ( $review->author->id > 0 && self::may_get( $review->author->id ) ) {
			$this->mails->enqueue( ReviewHiddenMail::KEY, $review->author->id, self::lang( $review->author->id ), array( 'review_id' => $review->id ) );
		}
	}

	/** Whether this person can log in. Mails that they switched off are left out by the mailer. */
	private static function may_get( int $user_id ): bool {
		return true === AccountStatus::tryFrom( (string) get_user_meta( $user_id, UserMeta::STATUS, true ) )?->may_log_in();
	}

	private static function lang( int $user_id ): Lang {
		return Lang::from_query( get_user_meta( $user_id, UserMeta::LANG, true ) );
	}
}
