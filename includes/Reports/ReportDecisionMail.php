<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;

/**
 * Tells the person concerned what staff decided and why; never who reported it.
 */
final readonly class ReportDecisionMail implements CasedMail {

	public const KEY = 'report_decision';

	public function __construct( private CaseRepository $cases ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Report: decision about a person', 'mentoriai-portal' );
	}

	public function cases(): array {
		return array(
			Decision::Warn->value  => __( 'a warning', 'mentoriai-portal' ),
			Decision::Hide->value  => __( 'a hidden review', 'mentoriai-portal' ),
			Decision::Pause->value => __( 'a paused account', 'mentoriai-portal' ),
			Decision::Close->value => __( 'a closed account', 'mentoriai-portal' ),
		);
	}

	public function texts(): MailTexts {
		return $this->texts_of( Decision::Warn->value );
	}

	public function texts_of( string $name ): MailTexts {
		list( $subject, $what ) = match ( Decision::tryFrom( $name ) ) {
			Decision::Hide  => array( __( 'Your review is no longer shown', 'mentoriai-portal' ), __( 'We have looked into a report about your review and have hidden it. You can edit the review; we will show it again once we have checked it.', 'mentoriai-portal' ) ),
			Decision::Pause => array( __( 'We have paused your account', 'mentoriai-portal' ), __( 'We have looked into a report that concerns you and have paused your account.', 'mentoriai-portal' ) ),
			Decision::Close => array( __( 'We have closed your account', 'mentoriai-portal' ), __( 'We have looked into a report that concerns you and have closed your account.', 'mentoriai-portal' ) ),
			default         => array( __( 'Please keep to the rules of the portal', 'mentoriai-portal' ), __( 'We have looked into a report that concerns you. This is a warning; nothing about your account changes.', 'mentoriai-portal' ) ),
		};
		return new MailTexts(
			$subject,
			array(
				'{greeting}',
				$what,
				__( 'Reason: {reason}', 'mentoriai-portal' ),
				__( 'If you think this is a mistake, write to us.', 'mentoriai-portal' ),
			),
			__( 'Write to us', 'mentoriai-portal' )
		);
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'reason', __( 'What staff wrote', 'mentoriai-portal' ), __( 'Please write to each other politely.', 'mentoriai-portal' ), true ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$case = $this->cases->find( is_int( $data['number'] ?? null ) ? $data['number'] : 0 );
		return null === $case || $case->about->id !== $user_id || null === $case->decision || '' === $case->decision_text
			? null
			: new MailFacts( array( 'reason' => $case->decision_text ), PortalUrls::contacts( $lang ), name: $case->decision->value );
	}
}
