<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What staff noted about what a person waits for, and what a member of staff took on.
 */
final readonly class AttentionData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private AttentionRepository $rows, private Attention $attention ) {}

	public function key(): string {
		return 'attention';
	}

	public function label(): string {
		return __( 'Notes of staff on open matters', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( AttentionTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$found = $this->rows->of_user( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$items = array();
		foreach ( $found as $row ) {
			$kind    = (string) $row['kind'];
			$of      = $this->attention->kinds()[ $kind ] ?? null;
			$is_who  = (int) $row['who_id'] === $user_id && true === $of?->is_known_to_who();
			$is_ours = $is_who || (int) $row['noted_by'] === $user_id;
			if ( ! $is_ours && (int) $row['taken_by'] !== $user_id ) {
				continue;
			}
			$items[] = PrivacyResult::item(
				"attention-$kind-{$row['object_id']}",
				array(
					__( 'About', 'mentoriai-portal' ) => $of?->label() ?? $kind,
					__( 'Note', 'mentoriai-portal' )  => $is_ours ? (string) $row['note'] : '',
					__( 'Taken by', 'mentoriai-portal' ) => (int) $row['taken_by'] === $user_id ? __( 'You', 'mentoriai-portal' ) : '',
				)
			);
		}
		return PrivacyResult::items( $items, count( $found ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->rows->forget_user( $user_id ) > 0 );
	}
}
