<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Mail;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Plans\PlanNoticeRepository;

/**
 * Tells a mentor of a new plan; what it says is read in the portal only.
 */
final readonly class NewPlanMail implements OptionalMail {

	public const KEY = 'new_plan';

	public function __construct( private PlanNoticeRepository $notices ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'New action plan', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'You have a new action plan', 'mentoriai-portal' ),
			array(
				__( 'Hello!', 'mentoriai-portal' ),
				__( 'A founder has sent you action plan No. {plan}.', 'mentoriai-portal' ),
				__( 'From: {sender}', 'mentoriai-portal' ),
			),
			__( 'Open the plan', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'plan', __( 'Number of the plan', 'mentoriai-portal' ), '125' ),
			new MailPlaceholder( 'sender', __( 'Founder who sent the plan', 'mentoriai-portal' ), 'Jonas Petraitis' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		$plan_id = is_int( $data['plan_id'] ?? null ) ? $data['plan_id'] : 0;
		$facts   = $this->notices->facts( $plan_id, $user_id );
		if ( null === $facts ) {
			return null;
		}
		$name = $facts['other']->name();
		return $this->texts()->content(
			array(
				'plan'   => (string) $plan_id,
				'sender' => '' === $name ? __( 'User', 'mentoriai-portal' ) : $name,
			),
			PortalUrls::plan( $plan_id, $lang )
		);
	}
}
