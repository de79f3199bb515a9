<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\StaffMenu;

/**
 * What public mentors changed since staff looked.
 */
final readonly class ChangesAttention extends AttentionKind {

	public function __construct( private EditLogRepository $edits ) {}

	public static function key(): string {
		return 'changes';
	}

	public function label(): string {
		return __( 'Changed profiles', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->edits->select_unseen();
	}

	public function describe( array $row ): AttentionText {
		$texts = (int) $row['texts'];
		/* translators: %s: number of texts. */
		$what = sprintf( _n( 'Changed %s text of a public profile', 'Changed %s texts of a public profile', $texts, 'mentoriai-portal' ), number_format_i18n( $texts ) );
		return new AttentionText( $what, StaffMenu::url( 'mentoriai-profile-changes', array( 'user' => (string) $row['id'] ) ) );
	}

	public function actions(): array {
		return array( 'approve' => __( 'Mark as seen', 'mentoriai-portal' ) );
	}

	public function capability(): string {
		return 'mentoriai_approve_members';
	}

	public function has_version(): bool {
		return true;
	}

	public function act( string $action, int $id, int $mark ): bool {
		return $this->edits->mark_seen_as( $id, $mark );
	}
}
