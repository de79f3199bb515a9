<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist\Schema;

use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Shortlist\Shortlist;

/**
 * Mentors as callers name them: by `kind` and `id` of either language.
 */
final class MentorItems {

	/** As many as a list keeps. */
	public static function input(): Items {
		return Items::of(
			new Input(
				array(
					'kind' => self::kind(),
					'id'   => Number::id()->required(),
				)
			),
			Shortlist::MOST
		);
	}

	public static function kind(): Choice {
		return Choice::of( ...array_column( MentorKind::cases(), 'value' ) );
	}

	/**
	 * @param array<mixed> $items
	 * @return list<array{MentorKind, int}>
	 */
	public static function read( array $items ): array {
		return array_values( array_map( static fn ( mixed $item ): array => self::mentor( (array) $item ), $items ) );
	}

	/**
	 * @param array<mixed> $sent `kind` and `id`.
	 * @return array{MentorKind, int}
	 */
	public static function mentor( array $sent ): array {
		return array( MentorKind::tryFrom( is_string( $sent['kind'] ?? null ) ? $sent['kind'] : '' ) ?? MentorKind::Dynamic, is_int( $sent['id'] ?? null ) ? $sent['id'] : 0 );
	}
}
