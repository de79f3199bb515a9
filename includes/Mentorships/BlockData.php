<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Whom a person blocks. Who is blocked does not learn it from their own data.
 */
final readonly class BlockData implements PersonalData {

	public function __construct( private BlockRepository $blocks, private Clock $clock ) {}

	public function key(): string {
		return 'blocks';
	}

	public function label(): string {
		return __( 'Blocked people', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( BlocksTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		return PrivacyResult::items(
			array_map(
				fn ( array $block ): array => PrivacyResult::item( 'block-' . $block['person']->id, array( $block['person']->name() => $this->clock->local( Clock::from_sql( $block['created_at'] ) )->format( 'Y-m-d H:i' ) ) ),
				$this->blocks->of( $user_id )
			)
		);
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->blocks->erase( $user_id ) );
	}
}
