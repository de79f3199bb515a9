<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentorships\Mail\MentorshipEndedMail;
use MentoriaiPortal\Mentorships\Mail\RequestUnansweredMail;

/**
 * What becomes of a person's mentorships when the account goes: nobody waits for an answer that cannot come.
 */
final readonly class AccountChanges {

	public function __construct( private Db $db, private MentorshipRepository $mentorships, private MailQueue $mails, private Clock $clock ) {}

	/** Action `mentoriai_user_status_changed`. */
	public function follow_status( mixed $user_id, mixed $old = null, mixed $new = null ): void {
		$status = is_string( $new ) ? AccountStatus::tryFrom( $new ) : null;
		if ( ! is_numeric( $user_id ) || null === $status ) {
			return;
		}
		if ( ! $status->may_log_in() ) {
			$this->gone( (int) $user_id );
		} elseif ( AccountStatus::Paused === $status ) {
			$this->close_requests( Side::Mentor, (int) $user_id );
		}
	}

	/** The account was closed, rejected or is being erased. */
	public function gone( int $user_id ): void {
		foreach ( Side::cases() as $side ) {
			$this->close_requests( $side, $user_id );
			$this->end( $side, $user_id );
		}
	}

	private function close_requests( Side $side, int $user_id ): void {
		$event = Side::Mentor === $side ? MentorshipEvent::Expired : MentorshipEvent::Withdrawn;
		foreach ( $this->open( $side, $user_id, MentorshipState::Requested ) as $one ) {
			$this->close( $one, $event, new MentorshipEnd( reason: Mentorship::GONE ), Side::Mentor === $side ? array( RequestUnansweredMail::KEY, $one->founder->id ) : null );
		}
	}

	private function end( Side $side, int $user_id ): void {
		$event = Side::Mentor === $side ? MentorshipEvent::MentorGone : MentorshipEvent::FounderGone;
		foreach ( $this->open( $side, $user_id, MentorshipState::Active ) as $one ) {
			$this->close( $one, $event, new MentorshipEnd( reason: Mentorship::GONE ), array( MentorshipEndedMail::KEY, $one->participant( $side->other() )->id ) );
		}
	}

	/** @param array{string, int}|null $mail Kind and recipient. */
	private function close( Mentorship $one, MentorshipEvent $event, MentorshipEnd $end, ?array $mail ): void {
		$this->db->repeatable(
			function () use ( $one, $event, $end, $mail ): void {
				if ( $this->mentorships->close( $one->id, $event, $end, $this->clock->now() ) && null !== $mail ) {
					$this->mails->tell( $mail[0], $mail[1], array( 'id' => $one->id ), "{$one->id}|{$one->requested_at}", true );
				}
			}
		);
	}

	/** @return list<Mentorship> */
	private function open( Side $side, int $user_id, MentorshipState $state ): array {
		return array_values( array_filter( $this->mentorships->open_of( $side, $user_id ), static fn ( Mentorship $one ): bool => $one->state === $state ) );
	}
}
