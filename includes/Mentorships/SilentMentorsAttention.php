<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use Closure;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\StaffMenu;

/**
 * Mentors who left three requests of the last 60 days without an answer.
 */
final readonly class SilentMentorsAttention extends AttentionKind {

	private const DAYS = 60;

	private const REQUESTS = 3;

	/** @param Closure( int ): bool $set_busy The mentor takes no new founders. */
	public function __construct( private MentorshipAttentionRepository $mentorships, private Closure $set_busy, private Clock $clock ) {}

	public static function key(): string {
		return 'silent_mentors';
	}

	public function label(): string {
		return __( 'Mentors who do not answer', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->mentorships->select_silent( $this->clock->now() - self::DAYS * 86400, self::REQUESTS );
	}

	public function describe( array $row ): AttentionText {
		$requests = (int) $row['requests'];
		/* translators: %s: number of requests. */
		$what = sprintf( _n( '%s request of the last 60 days without an answer', '%s requests of the last 60 days without an answer', $requests, 'mentoriai-portal' ), number_format_i18n( $requests ) );
		return new AttentionText( $what, StaffMenu::member( (int) $row['id'] ) );
	}

	public function actions(): array {
		return array( 'set_busy' => __( 'Set the mentor busy', 'mentoriai-portal' ) );
	}

	public function told(): array {
		return array( 'set_busy' => __( 'The mentor is set busy and takes no new founders.', 'mentoriai-portal' ) );
	}

	public function act( string $action, int $id, int $mark ): bool {
		return ( $this->set_busy )( $id );
	}

	public function ends_with( string $action ): bool {
		return true;
	}
}
