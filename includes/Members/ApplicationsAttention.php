<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\Admin\StaffDecisions;

/**
 * Profiles that wait for a decision.
 */
final readonly class ApplicationsAttention extends AttentionKind {

	public function __construct( private ApplicationRepository $applications, private StaffDecisions $decisions ) {}

	public static function key(): string {
		return 'applications';
	}

	public function label(): string {
		return __( 'Profiles to review', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->applications->select();
	}

	public function describe( array $row ): AttentionText {
		$user = get_userdata( (int) $row['id'] );
		$role = false === $user ? null : MemberRole::of_user( $user );
		return new AttentionText( Role::Mentor === $role ? __( 'A mentor’s profile waits for review', 'mentoriai-portal' ) : __( 'A founder’s profile waits for review', 'mentoriai-portal' ), StaffMenu::member( (int) $row['id'] ) );
	}

	public function actions(): array {
		return array( 'approve' => __( 'Approve', 'mentoriai-portal' ) );
	}

	public function capability(): string {
		return StaffDecisions::CAPABILITY;
	}

	public function has_version(): bool {
		return true;
	}

	public function act( string $action, int $id, int $mark ): bool {
		return 1 === $this->decisions->approve( array( $id => $mark ) )[0];
	}
}
