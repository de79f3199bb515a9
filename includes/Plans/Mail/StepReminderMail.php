<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Mail;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Plans\PlanNoticeRepository;

/**
 * Tells a founder of steps whose deadline is near, or has passed, while they are still to be done.
 */
final readonly class StepReminderMail implements OptionalMail {

	public const DUE     = 'plan_step_due';
	public const OVERDUE = 'plan_step_overdue';

	/** An email is no place for a whole plan. */
	private const STEPS = 10;

	/** @param self::DUE|self::OVERDUE $kind */
	public function __construct( private PlanNoticeRepository $notices, private string $kind ) {}

	public function key(): string {
		return $this->kind;
	}

	public function role(): Role {
		return Role::Founder;
	}

	public function group(): MailGroup {
		return MailGroup::Plans;
	}

	public function title(): string {
		return self::DUE === $this->kind ? __( 'Action plan steps due soon', 'mentoriai-portal' ) : __( 'Action plan steps overdue', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return self::DUE === $this->kind
			? new MailTexts(
				__( 'Steps in your action plan are due soon', 'mentoriai-portal' ),
				array( '{greeting}', __( 'These steps of the action plan “{goal}” are due soon:', 'mentoriai-portal' ), '{steps}' ),
				__( 'Open the plan', 'mentoriai-portal' )
			)
			: new MailTexts(
				__( 'Steps in your action plan are overdue', 'mentoriai-portal' ),
				array( '{greeting}', __( 'These steps of the action plan “{goal}” are overdue. Mark them as done or choose a new deadline.', 'mentoriai-portal' ), '{steps}' ),
				__( 'Open the plan', 'mentoriai-portal' )
			);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'goal', __( 'Goal of the plan', 'mentoriai-portal' ), __( 'Find the first ten customers', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'plan', __( 'Number of the plan', 'mentoriai-portal' ), '125' ),
			new MailPlaceholder( 'steps', __( 'Steps, each with its deadline', 'mentoriai-portal' ), __( '2027-03-01: Talk to three customers', 'mentoriai-portal' ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$plan_id = is_int( $data['plan_id'] ?? null ) ? $data['plan_id'] : 0;
		$ids     = is_array( $data['steps'] ?? null ) ? array_values( array_filter( $data['steps'], 'is_int' ) ) : array();
		$facts   = $this->notices->facts( $plan_id, $user_id );
		$steps   = array() === $ids ? array() : $this->notices->open_steps( $plan_id, $ids );
		if ( null === $facts || $facts['is_over'] || array() === $steps ) {
			return null;
		}
		$values = array(
			'goal'  => MemberText::line( $facts['goal'] ),
			'plan'  => (string) $plan_id,
			'steps' => self::lines( $steps ),
		);
		return new MailFacts( $values, PortalUrls::plan( $plan_id, $lang ) );
	}

	/** @param list<array{action: string, deadline: string}> $steps */
	private static function lines( array $steps ): string {
		$lines = array();
		foreach ( array_slice( $steps, 0, self::STEPS ) as $step ) {
			$lines[] = $step['deadline'] . ': ' . MemberText::line( $step['action'] );
		}
		return implode( "\n", $lines ) . ( count( $steps ) > self::STEPS ? "\n…" : '' );
	}
}
