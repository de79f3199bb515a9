<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Mentorships\MentorshipView;
use MentoriaiPortal\Mentorships\PairMeetings;

/**
 * A mentorship as one of its sides sees it (docs/contract.md#mentorships). What the other side must not know is not in it.
 */
final class MentorshipSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'           => Shape::int(),
				'state'        => Shape::one_of( ...array_column( MentorshipState::cases(), 'value' ) ),
				'side'         => Shape::one_of( Side::Founder->value, Side::Mentor->value ),
				'person'       => Shape::object(
					array(
						'id'   => Shape::int(),
						'name' => Shape::text(),
						'img'  => Shape::nullable( Shape::object( array( 'full' => Shape::text() ) ) ),
						'slug' => Shape::nullable( Shape::text() ),
					)
				),
				'requested_at' => Shape::time(),
				'answered_at'  => Shape::nullable( Shape::time() ),
				'ended_at'     => Shape::nullable( Shape::time() ),
				'waiting_days' => Shape::nullable( Shape::int() ),
				'convo_id'     => Shape::int(),
				'latest_id'    => Shape::int(),
				'plan_ids'     => Shape::list_of( Shape::int() ),
				'meetings'     => Shape::object(
					array(
						'held'    => Shape::int(),
						'minutes' => Shape::int(),
					)
				),
				'next_meeting' => Shape::nullable(
					Shape::object(
						array(
							'id'      => Shape::int(),
							'start'   => Shape::time(),
							'minutes' => Shape::int(),
						)
					)
				),
				'reason'       => Shape::nullable( Shape::text() ),
				'text'         => Shape::nullable( Shape::text() ),
				'thanks'       => Shape::nullable( Shape::text() ),
				'blocked_by_me' => Shape::bool(),
				'can'          => Shape::object( array_fill_keys( array( 'reply', 'decline', 'withdraw', 'end', 'propose_meeting' ), Shape::bool() ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( MentorshipView $view, Identity $viewer, int $now ): array {
		$one  = $view->mentorship;
		$side = Side::of( $viewer );
		return array(
			'id'           => $one->id,
			'state'        => $one->state->value,
			'side'         => $side->value,
			'person'       => self::person( $view, $side, $now ),
			'requested_at' => Clock::sql_to_wire( $one->requested_at ),
			'answered_at'  => self::time( $one->answered_at ),
			'ended_at'     => self::time( $one->ended_at ),
			'waiting_days' => $one->waiting_days( $now ),
			'convo_id'     => $one->convo_id,
			'latest_id'    => $view->latest_id,
			'plan_ids'     => $view->plan_ids,
			'meetings'     => array(
				'held'    => $view->meetings->held,
				'minutes' => $view->meetings->minutes,
			),
			'next_meeting' => self::next_meeting( $view->meetings ),
			'reason'       => $one->reason_for( $side ),
			'text'         => '' === $one->text ? null : $one->text,
			'thanks'       => '' === $one->thanks ? null : $one->thanks,
			'blocked_by_me' => $view->blocked_by_me,
			'can'          => self::can( $view, $viewer ),
		);
	}

	/** @return array<string, mixed> */
	private static function person( MentorshipView $view, Side $side, int $now ): array {
		$one   = $view->mentorship;
		$other = $one->participant( $side->other() );
		$photo = Side::Founder === $side || $one->shows_founder( $now ) ? $view->photo : null;
		return array(
			'id'   => $other->id,
			'name' => $other->name(),
			'img'  => null === $photo ? null : array( 'full' => $photo->url() ),
			'slug' => Side::Founder === $side && '' !== $view->slug && $view->is_there ? $view->slug : null,
		);
	}

	/** @return array<string, bool> */
	private static function can( MentorshipView $view, Identity $viewer ): array {
		$one    = $view->mentorship;
		$side   = Side::of( $viewer );
		$public = $viewer->is_public();
		$asked  = MentorshipState::Requested === $one->state;
		return array(
			'reply'    => $public && $view->is_there && $one->is_latest && null === $one->pair()->refusal_of_message( $side ),
			'decline'  => $public && $asked && Side::Mentor === $side,
			'withdraw' => $public && $asked && Side::Founder === $side,
			'end'      => $public && MentorshipState::Active === $one->state,
			'propose_meeting' => $public && $view->is_there && ! $one->blocked && MentorshipState::Active === $one->state,
		);
	}

	/** @return array<string, mixed>|null */
	private static function next_meeting( PairMeetings $meetings ): ?array {
		return null === $meetings->next_at ? null : array(
			'id'      => $meetings->next_id,
			'start'   => Clock::sql_to_wire( $meetings->next_at ),
			'minutes' => $meetings->next_minutes,
		);
	}

	private static function time( ?string $sql ): ?string {
		return null === $sql ? null : Clock::sql_to_wire( $sql );
	}
}
