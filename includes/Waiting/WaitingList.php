<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use WP_User;

/**
 * Founders wait for a mentor who is busy or full, and are told of the next free place, three at a time. Whether there is one is what the mentor's
 * card says. It is read under the mentor's lock, so that nobody joins the list between that and the emails.
 */
final readonly class WaitingList {

	/** How many are told of one free place. */
	private const TOLD = 3;

	/** So many are read at once: some may have switched such emails off. */
	private const NEXT = 20;

	public function __construct( private WaitingRepository $rows, private MentorDirectory $mentors, private MailQueue $mails, private Db $db, private Clock $clock ) {}

	/**
	 * The same again is a success.
	 *
	 * @throws ApiError 404 for a mentor whom the list does not show, 409 `conflict` for one with a free place, or with whom the founder has an open mentorship.
	 */
	public function join( int $founder_id, int $mentor_id ): void {
		$this->db->repeatable(
			function () use ( $founder_id, $mentor_id ): void {
				$this->db->lock_user( $mentor_id );
				$mentor = $this->cards( array( $mentor_id ) )[0] ?? throw ApiError::not_found();
				if ( $mentor->is_free() ) {
					throw new ApiError( 'conflict', 409, __( 'This mentor has a free place now. You can write to them.', 'mentoriai-portal' ) );
				}
				if ( $this->rows->has_place( $mentor_id, $founder_id ) ) {
					throw new ApiError( 'conflict', 409, __( 'You already have a place with this mentor. You can write to them.', 'mentoriai-portal' ) );
				}
				$this->rows->add( $mentor_id, $founder_id, $this->clock->now() );
			}
		);
	}

	/** Always succeeds. */
	public function leave( int $founder_id, int $mentor_id ): void {
		$this->rows->remove( $mentor_id, $founder_id );
	}

	/** Action `mentoriai_mentorship_moved`: whoever has got a place waits no more. */
	public function mentorship_moved( mixed $id ): void {
		is_numeric( $id ) && $this->rows->remove_pair_of( (int) $id );
	}

	/** Action `mentoriai_user_status_changed`. */
	public function follow_status( mixed $user_id, mixed $old = null, mixed $new = null ): void {
		if ( is_numeric( $user_id ) && AccountStatus::Closed->value === $new ) {
			$this->rows->forget( (int) $user_id );
		}
	}

	/** Whether the founder will be told: waits, and has not switched such emails off. */
	public function tells( int $founder_id, int $mentor_id ): bool {
		return $this->rows->has( $mentor_id, $founder_id ) && self::reaches( $founder_id );
	}

	/** Part of `mentoriai_run_due`: two queries for 200 mentors, and one transaction for each whose place was freed or taken. */
	public function run(): void {
		$after = 0;
		while ( array() !== ( $waited_for = $this->rows->mentors( $after, DueWork::BATCH ) ) ) {
			foreach ( $this->cards( array_keys( $waited_for ) ) as $mentor ) {
				if ( $waited_for[ $mentor->id ][ $mentor->is_free() ? 'news' : 'missed' ] ) {
					$this->db->repeatable( fn () => $this->follow( $mentor->id ) );
				}
			}
			$after = (int) array_key_last( $waited_for );
		}
	}

	private function follow( int $mentor_id ): void {
		$this->db->lock_user( $mentor_id );
		$mentor = $this->cards( array( $mentor_id ) )[0] ?? null;
		if ( false === $mentor?->is_free() ) {
			$this->rows->see_taken( $mentor_id );
		} elseif ( null !== $mentor && $this->rows->claim( $mentor_id ) ) {
			$this->tell( $mentor_id );
		}
	}

	/** Whoever cannot be told comes off the list, too, and takes nobody's turn. */
	private function tell( int $mentor_id ): void {
		$told = 0;
		while ( $told < self::TOLD && array() !== ( $next = $this->rows->next( $mentor_id, self::NEXT ) ) ) {
			cache_users( $next );
			foreach ( $next as $founder_id ) {
				if ( $told < self::TOLD ) {
					$this->rows->remove( $mentor_id, $founder_id );
					if ( self::reaches( $founder_id ) ) {
						$this->mails->tell( MentorFreeMail::KEY, $founder_id, array( 'id' => $mentor_id ) );
						++$told;
					}
				}
			}
		}
		if ( $told > 0 ) {
			/** The mentor has a free place again, and founders are told: whoever keeps pages must not answer their link with the old one. */
			do_action( 'mentoriai_place_freed', $mentor_id );
		}
	}

	/** Whether this is a founder still, who can log in and wants such emails. */
	private static function reaches( int $founder_id ): bool {
		$user = get_userdata( $founder_id );
		return $user instanceof WP_User && Role::Founder === MemberRole::of_user( $user ) && MailRecipient::wants( $founder_id, MentorFreeMail::KEY );
	}

	/**
	 * @param non-empty-list<int> $mentor_ids
	 * @return list<MentorCard> Of those whom the lists show.
	 */
	private function cards( array $mentor_ids ): array {
		return $this->mentors->cards( $mentor_ids, count( $mentor_ids ), Lang::Lt );
	}
}
