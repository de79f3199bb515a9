<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Reviews\Review;
use MentoriaiPortal\Reviews\ReviewState;

/**
 * A review as everyone reads it, and with its state as its author does (docs/contract.md#mentors). `comment` is plain text.
 */
final class ReviewSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object( self::keys() );
	}

	/** @return array<string, mixed> */
	public static function own_shape(): array {
		return Shape::object(
			self::keys() + array(
				'state'  => Shape::one_of( ...array_column( ReviewState::cases(), 'value' ) ),
				'reason' => Shape::text(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( Review $review ): array {
		return array(
			'id'         => $review->id,
			'rating'     => $review->rating / 100,
			'comment'    => $review->comment,
			'user_name'  => $review->author->short_name(),
			'created_at' => Clock::sql_to_wire( $review->created_at ),
		);
	}

	/** @return array<string, mixed> */
	public static function present_own( Review $review ): array {
		return self::present( $review ) + array(
			'state'  => $review->state->value,
			'reason' => $review->reason,
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function keys(): array {
		return array(
			'id'         => Shape::int(),
			'rating'     => Shape::number(),
			'comment'    => Shape::text(),
			'user_name'  => Shape::text(),
			'created_at' => Shape::time(),
		);
	}
}
