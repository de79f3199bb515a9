<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use WP_User;

/**
 * Staff suggest mentors to a founder, who sees them until they close it. No conversation begins.
 */
final readonly class Suggestions {

	public function __construct( private SuggestionRepository $rows, private MentorDirectory $mentors, private MailQueue $mails, private ActivityLog $activity, private Db $db, private Clock $clock ) {}

	/**
	 * The same again while it is open is the same suggestion, and tells nobody twice.
	 *
	 * @return int Its id.
	 * @throws ApiError 404 for who is no founder, 409 `conflict` for one who cannot log in, 409 `blocked`.
	 * @throws InvalidInput For a mentor whom the list does not show.
	 */
	public function suggest( int $founder_id, NewSuggestion $new ): int {
		return $this->db->repeatable(
			function () use ( $founder_id, $new ): int {
				$this->db->lock_user( $founder_id );
				// Not before: an account may be erased or closed meanwhile.
				$forget = static fn () => clean_user_cache( $founder_id );
				$forget();
				self::check_founder( $founder_id );
				$this->db->forget( $forget );
				$this->check_mentors( $founder_id, $new->mentor_ids );
				[ $id, $is_new ] = $this->rows->add( $founder_id, get_current_user_id(), $new, $this->clock->now() );
				if ( $is_new ) {
					$this->activity->write( Act::Suggestion, ActObject::User, $founder_id, array( 'mentors' => implode( ',', $new->mentor_ids ) ) );
					$this->mails->tell( MentorsSuggestedMail::KEY, $founder_id, array( 'id' => $id ), (string) $id );
				}
				return $id;
			}
		);
	}

	/** Whether a founder could be suggested somebody: those who cannot log in would not see it. */
	public static function reaches( int $founder_id ): bool {
		return AccountStatus::of_stored( get_user_meta( $founder_id, UserMeta::STATUS, true ) )->may_log_in();
	}

	/**
	 * What the viewer has not closed, the newest first, with those of its mentors whom the list still shows; one of whom nobody is left is
	 * left out.
	 *
	 * @return list<array{Suggestion, non-empty-list<MentorCard>}>
	 */
	public function open( Identity $viewer, Lang $lang ): array {
		return $this->with_cards( $this->rows->open( $viewer->user_id ), $lang );
	}

	/**
	 * One of the founder's that is open, as open() gives it.
	 *
	 * @return array{Suggestion, non-empty-list<MentorCard>}|null
	 */
	public function open_one( int $id, int $founder_id, Lang $lang ): ?array {
		$found = $this->rows->open_one( $id, $founder_id );
		return null === $found ? null : $this->with_cards( array( $found ), $lang )[0] ?? null;
	}

	/**
	 * The same again is a success.
	 *
	 * @throws ApiError 404.
	 */
	public function close( Identity $viewer, int $id ): void {
		$this->rows->close( $id, $viewer->user_id, $this->clock->now() ) || throw ApiError::not_found();
	}

	/**
	 * @param list<Suggestion> $found
	 * @return list<array{Suggestion, non-empty-list<MentorCard>}>
	 */
	private function with_cards( array $found, Lang $lang ): array {
		$ids   = array_values( array_unique( array_merge( ...array_map( static fn ( Suggestion $one ): array => $one->mentor_ids, $found ) ) ) );
		$cards = array() === $ids ? array() : array_column( array_map( static fn ( MentorCard $card ): array => array( $card->id, $card ), $this->mentors->cards( $ids, count( $ids ), $lang ) ), 1, 0 );
		$shown = array();
		foreach ( $found as $one ) {
			$of = array_values( array_filter( array_map( static fn ( int $id ): ?MentorCard => $cards[ $id ] ?? null, $one->mentor_ids ) ) );
			array() === $of || $shown[] = array( $one, $of );
		}
		return $shown;
	}

	private static function check_founder( int $founder_id ): void {
		$user = get_userdata( $founder_id );
		if ( ! $user instanceof WP_User || Role::Founder !== MemberRole::of_user( $user ) ) {
			throw ApiError::not_found();
		}
		if ( ! self::reaches( $founder_id ) ) {
			throw new ApiError( 'conflict', 409, __( 'This founder cannot log in, so no one can be suggested to them.', 'mentoriai-portal' ) );
		}
	}

	/** @param list<int> $mentor_ids */
	private function check_mentors( int $founder_id, array $mentor_ids ): void {
		$place   = static fn ( array $wrong, string $key ): array => array_fill_keys( array_map( static fn ( int $at ): string => "mentors.$at", array_keys( array_intersect( $mentor_ids, $wrong ) ) ), $key );
		$visible = array_map( static fn ( MentorCard $card ): int => $card->id, $this->mentors->cards( $mentor_ids, count( $mentor_ids ), Lang::Lt ) );
		$hidden  = array_diff( $mentor_ids, $visible );
		if ( array() !== $hidden ) {
			throw new InvalidInput( $place( $hidden, 'invalid' ) );
		}
		$blocked = array() === $mentor_ids ? array() : $this->rows->blocked( $founder_id, $mentor_ids );
		if ( array() !== $blocked ) {
			throw new ApiError( 'blocked', 409, __( 'One of these mentors and the founder can no longer write to each other. Choose someone else.', 'mentoriai-portal' ), $place( $blocked, 'blocked' ) );
		}
	}
}
