<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\PublicTexts;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Mentorships\Pairs;
use MentoriaiPortal\Messaging\Excerpt;
use MentoriaiPortal\Messaging\Excerpts;
use MentoriaiPortal\Messaging\Message;
use MentoriaiPortal\Reviews\ReviewService;

/**
 * What can be reported by whom: each thing is looked up as its viewer sees it.
 *
 * @phpstan-import-type TextRow from Thing
 */
final readonly class Things {

	public function __construct( private Excerpts $excerpts, private Pairs $pairs, private ReviewService $reviews, private PublicTexts $mentors, private Clock $clock ) {}

	/** Null for what there is not, or this person does not see; a guest (null) sees what is public. */
	public function find( What $what, MentorKind $kind, int $id, ?Identity $viewer ): ?Thing {
		return match ( true ) {
			What::Review === $what => $this->review( $id, $viewer ),
			What::Mentor === $what => $this->mentor( $kind, $id ),
			null === $viewer || null === Side::try_of( $viewer ) => null,
			What::Message === $what => $this->message( $id, $viewer ),
			What::Conversation === $what => $this->conversation( $id, $viewer ),
			What::Mentorship === $what => $this->mentorship( $id, $viewer ),
		};
	}

	private function message( int $id, Identity $viewer ): ?Thing {
		$excerpt = $this->excerpts->around( $id, $viewer );
		if ( null === $excerpt ) {
			return null;
		}
		$author = array_values( array_filter( $excerpt->messages, static fn ( Message $message ): bool => $message->id === $id ) )[0]->author_id ?? 0;
		return new Thing( What::Message, null, $id, $author, self::other( $excerpt, $viewer )->id, $excerpt->conversation->id, self::texts( $excerpt, $id ) );
	}

	private function conversation( int $id, Identity $viewer ): ?Thing {
		$excerpt = $this->excerpts->last( $id, $viewer );
		$other   = null === $excerpt ? 0 : self::other( $excerpt, $viewer )->id;
		return null === $excerpt ? null : new Thing( What::Conversation, null, $id, $other, $other, $id, self::texts( $excerpt, 0 ) );
	}

	private function mentorship( int $id, Identity $viewer ): ?Thing {
		$found = $this->pairs->find( $viewer, $id )?->mentorship;
		if ( null === $found ) {
			return null;
		}
		$other = $found->participant( Side::of( $viewer )->other() )->id;
		return new Thing( What::Mentorship, null, $id, $other, $other, $found->convo_id, self::last_words( $found ) );
	}

	private function review( int $id, ?Identity $viewer ): ?Thing {
		$review = $this->reviews->shown_one( $id );
		if ( null === $review ) {
			return null;
		}
		$author = max( 0, $review->author->id );
		// Only the mentor it is about knows who wrote it.
		$known = $viewer?->user_id === $review->mentor_id ? $author : 0;
		return new Thing( What::Review, null, $id, $author, $known, 0, array( self::text( $author, $review->comment, $review->created_at, true ) ) );
	}

	private function mentor( MentorKind $kind, int $id ): ?Thing {
		$texts  = $this->mentors->of( $kind, $id );
		$member = MentorKind::Dynamic === $kind ? $id : 0;
		$now    = Clock::to_sql( $this->clock->now() );
		return null === $texts ? null : new Thing( What::Mentor, $kind, $id, $member, $member, 0, array_map( static fn ( string $text ): array => self::text( $member, $text, $now, true ), $texts ) );
	}

	private static function other( Excerpt $excerpt, Identity $viewer ): Participant {
		return $excerpt->conversation->participant( Side::of( $viewer )->other() );
	}

	/** @return list<TextRow> */
	private static function texts( Excerpt $excerpt, int $reported_id ): array {
		return array_map( static fn ( Message $message ): array => self::text( $message->author_id, $message->content, $message->created_at, $message->id === $reported_id ), $excerpt->messages );
	}

	/**
	 * Why it was declined, or what was said at its end.
	 *
	 * @return list<TextRow>
	 */
	private static function last_words( Mentorship $found ): array {
		$content = MentorshipState::Declined === $found->state ? $found->text : $found->thanks;
		return '' === $content || null === $found->ended_by ? array() : array( self::text( $found->participant( $found->ended_by )->id, $content, (string) $found->ended_at, true ) );
	}

	/** @return TextRow */
	private static function text( int $author_id, string $content, string $created_at, bool $is_reported ): array {
		return compact( 'author_id', 'content', 'created_at', 'is_reported' );
	}
}
