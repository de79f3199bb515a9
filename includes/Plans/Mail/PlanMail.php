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
 * Tells a mentor of a new plan, or that one they had opened is different now, unless they have opened it again; tells one
 * side that the other has finished one, with their thanks. What else the plan says is read in the portal only.
 */
final readonly class PlanMail implements OptionalMail {

	public const CREATED  = 'new_plan';
	public const CHANGED  = 'plan_changed';
	public const FINISHED = 'plan_finished';

	/** @param self::CREATED|self::CHANGED|self::FINISHED $kind */
	public function __construct( private PlanNoticeRepository $notices, private string $kind ) {}

	public function key(): string {
		return $this->kind;
	}

	public function role(): ?Role {
		return self::FINISHED === $this->kind ? null : Role::Mentor;
	}

	public function group(): MailGroup {
		return MailGroup::Plans;
	}

	public function title(): string {
		return match ( $this->kind ) {
			self::CREATED  => __( 'New action plan', 'mentoriai-portal' ),
			self::CHANGED  => __( 'Action plan changed', 'mentoriai-portal' ),
			self::FINISHED => __( 'Action plan finished', 'mentoriai-portal' ),
		};
	}

	public function texts(): MailTexts {
		[ $subject, $paragraphs ] = match ( $this->kind ) {
			self::CREATED  => array(
				__( 'You have a new action plan', 'mentoriai-portal' ),
				array( __( 'A founder has sent you an action plan: “{goal}”.', 'mentoriai-portal' ), __( 'From: {sender}', 'mentoriai-portal' ) ),
			),
			self::CHANGED  => array(
				__( 'An action plan has changed', 'mentoriai-portal' ),
				array( __( 'The action plan “{goal}” has changed since you opened it.', 'mentoriai-portal' ), __( 'Founder: {sender}', 'mentoriai-portal' ) ),
			),
			self::FINISHED => array(
				__( 'An action plan is finished', 'mentoriai-portal' ),
				array( __( '{sender} has marked the action plan “{goal}” as finished.', 'mentoriai-portal' ), __( 'Thank-you note: {thanks}', 'mentoriai-portal' ) ),
			),
		};
		return new MailTexts( $subject, array( '{greeting}', ...$paragraphs ), __( 'Open the plan', 'mentoriai-portal' ) );
	}

	public function placeholders(): array {
		$sender = match ( $this->kind ) {
			self::CREATED  => __( 'Founder who sent the plan', 'mentoriai-portal' ),
			self::CHANGED  => __( 'Founder whose plan it is', 'mentoriai-portal' ),
			self::FINISHED => __( 'Who marked the plan as finished', 'mentoriai-portal' ),
		};
		$thanks = new MailPlaceholder( 'thanks', __( 'Thank-you note from the person who finished the plan, if any', 'mentoriai-portal' ), MemberText::quoted( __( 'Thank you for your time and your honest questions.', 'mentoriai-portal' ) ) );
		return array(
			new MailPlaceholder( 'goal', __( 'Goal of the plan', 'mentoriai-portal' ), __( 'Find the first ten customers', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'plan', __( 'Number of the plan', 'mentoriai-portal' ), '125' ),
			new MailPlaceholder( 'sender', $sender, 'Jonas Petraitis' ),
			...( self::FINISHED === $this->kind ? array( $thanks ) : array() ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$plan_id = is_int( $data['plan_id'] ?? null ) ? $data['plan_id'] : 0;
		$facts   = $this->notices->facts( $plan_id, $user_id );
		if ( null === $facts || $facts['blocked'] || ( self::CHANGED === $this->kind && $facts['is_open'] ) ) {
			return null;
		}
		$name = $facts['other']->name();
		return new MailFacts(
			array(
				'goal'   => MemberText::line( $facts['goal'] ),
				'plan'   => (string) $plan_id,
				'sender' => '' === $name ? __( 'User', 'mentoriai-portal' ) : MemberText::unlinked( $name ),
				...( self::FINISHED === $this->kind ? array( 'thanks' => MemberText::quoted( $facts['thanks'] ) ) : array() ),
			),
			PortalUrls::plan( $plan_id, $lang )
		);
	}
}
