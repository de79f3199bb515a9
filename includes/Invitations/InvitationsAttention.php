<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\StaffMenu;

/**
 * Invitations that were not accepted in time.
 */
final readonly class InvitationsAttention extends AttentionKind {

	public function __construct( private InvitationRepository $invitations, private InvitationService $service, private Clock $clock ) {}

	public static function key(): string {
		return 'refused_imports';
	}

	public function label(): string {
		return __( 'Invitations not accepted', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->invitations->select_lapsed( $this->clock->now() );
	}

	public function describe( array $row ): AttentionText {
		/* translators: %s: a day, e.g. 2026-11-21. */
		$what = sprintf( __( 'Invited on %s, not accepted', 'mentoriai-portal' ), substr( Clock::on_site( (int) $row['invited_at'] ), 0, 10 ) );
		return new AttentionText( $what, StaffMenu::member( (int) $row['id'] ) );
	}

	public function actions(): array {
		return array( 'invite' => __( 'Invite again', 'mentoriai-portal' ) );
	}

	public function act( string $action, int $id, int $mark ): bool {
		return 1 === $this->service->invite( array( $id ) )['invited'];
	}
}
