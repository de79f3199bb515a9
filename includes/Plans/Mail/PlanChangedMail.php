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
 * Tells a mentor that a plan they had opened is different now, unless they have opened it again.
 */
final readonly class PlanChangedMail implements OptionalMail {

	public const KEY = 'plan_changed';

	public function __construct( private PlanNoticeRepository $notices ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Action plan changed', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'An action plan was changed', 'mentoriai-portal' ),
			array(
				__( 'Hello!', 'mentoriai-portal' ),
				__( 'Action plan No. {plan} was changed after you opened it.', 'mentoriai-portal' ),
				__( 'Founder: {sender}', 'mentoriai-portal' ),
			),
			__( 'Open the plan', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'plan', __( 'Number of the plan', 'mentoriai-portal' ), '125' ),
			new MailPlaceholder( 'sender', __( 'Founder of the plan', 'mentoriai-portal' ), 'Jonas Petraitis' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		$plan_id = is_int( $data['plan_id'] ?? null ) ? $data['plan_id'] : 0;
		$facts   = $this->notices->facts( $plan_id, $user_id );
		if ( null === $facts || $facts['is_open'] ) {
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
