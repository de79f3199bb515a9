<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * Why the portal itself ended or repeats an email: kept in the queue's `error`, where else the mail server's words stand.
 */
enum NotSent: string {

	/** Its sender died while sending, and sending it once more did not end well: it has probably left. */
	case BrokeOff = 'broke_off';

	/** Its sender died while sending; it is being sent once more. */
	case BrokeOffOnce = 'broke_off_once';

	/** Its lifetime was over when it came due. */
	case TooLate = 'too_late';

	/** It waited on a copy of the site, longer than emails may or until someone called it a copy. */
	case Held = 'held';

	/** Whether an `error` of the queue is what the mail server, or PHP, said. */
	public static function is_refusal( string $error ): bool {
		return '' !== $error && null === self::tryFrom( $error );
	}

	/** What staff read in place of an `error` of the queue. */
	public static function text_of( string $error ): string {
		return match ( self::tryFrom( $error ) ) {
			self::BrokeOff     => __( 'Sending was interrupted. The email was probably sent.', 'mentoriai-portal' ),
			self::BrokeOffOnce => __( 'Sending was interrupted. The email is being sent once more.', 'mentoriai-portal' ),
			self::TooLate      => __( 'It was too late to send it.', 'mentoriai-portal' ),
			self::Held         => __( 'Held back: this site was a copy, or had moved.', 'mentoriai-portal' ),
			null               => $error,
		};
	}
}
