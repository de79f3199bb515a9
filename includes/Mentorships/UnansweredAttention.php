<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use Closure;
use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mentorships\Admin\MentorshipFilter;
use MentoriaiPortal\Mentorships\Admin\MentorshipsPage;

/**
 * Requests that no mentor has answered for ten days.
 */
final readonly class UnansweredAttention extends AttentionKind {

	private const DAYS = 10;

	/** Refusal of a reminder that would reach nobody. */
	private const NOT_TOLD = 'not_told';

	/** @param Closure( int ): bool $set_busy The mentor takes no new founders. */
	public function __construct( private MentorshipAttentionRepository $mentorships, private Reminders $reminders, private Closure $set_busy, private Clock $clock ) {}

	public static function key(): string {
		return 'unanswered';
	}

	public function label(): string {
		return __( 'Requests without an answer', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->mentorships->select_unanswered( $this->clock->now() - self::DAYS * 86400 );
	}

	public function describe( array $row ): AttentionText {
		/* translators: %s: name of a mentor. */
		$what = sprintf( __( 'Request to %s', 'mentoriai-portal' ), ( new Participant( 0, $row['mentor_name'] ) )->name() );
		/* translators: %s: date and time. */
		$told = null === $row['nudged_at'] ? '' : sprintf( __( 'reminded on %s', 'mentoriai-portal' ), Clock::on_site( Clock::from_sql( $row['nudged_at'] ) ) );
		return new AttentionText( implode( ' · ', array_filter( array( $what, $told ) ) ), StaffMenu::member( (int) $row['mentor_id'] ) );
	}

	public function actions(): array {
		return array(
			'remind'   => __( 'Remind the mentor', 'mentoriai-portal' ),
			'set_busy' => __( 'Set the mentor busy', 'mentoriai-portal' ),
		);
	}

	public function told(): array {
		return array(
			'remind'       => __( 'The mentor gets a reminder by email.', 'mentoriai-portal' ),
			'set_busy'     => __( 'The mentor is set busy and takes no new founders.', 'mentoriai-portal' ),
			self::NOT_TOLD => __( 'No reminder was sent: the mentor has switched these emails off, or the two cannot write to each other now.', 'mentoriai-portal' ),
		);
	}

	public function more(): array {
		return array( 'text' => __( 'Founders without an answer for a week', 'mentoriai-portal' ), 'url' => MentorshipsPage::url( array( 'waiting' => (string) min( MentorshipFilter::WAITING ) ) ) );
	}

	public function act( string $action, int $id, int $mark ): bool {
		$mentor_id = $this->mentorships->mentor_of( $id );
		if ( 0 === $mentor_id ) {
			return false;
		}
		if ( 'set_busy' === $action ) {
			return ( $this->set_busy )( $mentor_id );
		}
		return null !== $this->reminders->remind( $mentor_id ) ? true : throw new ApiError( self::NOT_TOLD, 409, $this->told()[ self::NOT_TOLD ] );
	}
}
