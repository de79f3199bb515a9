<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * Who has which fields: answers for one field, and for several together.
 *
 * @phpstan-type Users list<array{ids: list<int>, shown: bool, total: int}>
 */
final readonly class FieldUses {

	/**
	 * @param Users $members Members by what they chose.
	 * @param Users $at_hubs One entry a mentor.
	 */
	public function __construct( private array $members, private array $at_hubs ) {}

	/** Who has at least one of these. */
	public function of( int ...$ids ): FieldUse {
		[ $members, $hidden_members ] = self::count( $this->members, $ids );
		[ $at_hubs, $hidden_at_hubs ] = self::count( $this->at_hubs, $ids );
		return new FieldUse( $members, $hidden_members, $at_hubs, $hidden_at_hubs );
	}

	/**
	 * @param Users                $users
	 * @param array<array-key, int> $ids
	 * @return array{int, int} All, and the hidden ones among them.
	 */
	private static function count( array $users, array $ids ): array {
		$all    = 0;
		$hidden = 0;
		foreach ( $users as $user ) {
			if ( array() !== array_intersect( $user['ids'], $ids ) ) {
				$all    += $user['total'];
				$hidden += $user['shown'] ? 0 : $user['total'];
			}
		}
		return array( $all, $hidden );
	}
}
