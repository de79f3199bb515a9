<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;

/**
 * The earlier texts of a mentor's profile, for export and erasing.
 */
final readonly class EditLogData implements PersonalData {

	public function __construct( private EditLogRepository $edits, private Clock $clock ) {}

	public function key(): string {
		return 'profile_edits';
	}

	public function label(): string {
		return __( 'Changes of the profile', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( EditLogTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$items = array();
		foreach ( $this->edits->of( $user_id ) as $edit ) {
			$items[] = array(
				'id'     => (string) $edit->id,
				'fields' => array(
					array( 'name' => __( 'What was changed', 'mentoriai-portal' ), 'value' => $edit->label() ),
					array( 'name' => __( 'Before', 'mentoriai-portal' ), 'value' => $edit->before ),
					array( 'name' => __( 'After', 'mentoriai-portal' ), 'value' => $edit->after ),
					array( 'name' => __( 'When', 'mentoriai-portal' ), 'value' => $this->clock->local( $edit->changed_at )->format( 'Y-m-d H:i' ) ),
				),
			);
		}
		return array(
			'items' => 1 === $page ? $items : array(),
			'done'  => true,
		);
	}

	public function erase( int $user_id, int $page ): array {
		return array(
			'removed'  => $this->edits->remove_of( $user_id ),
			'retained' => false,
			'messages' => array(),
			'done'     => true,
		);
	}
}
