<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * Why a first message could not be sent, for its author.
 */
final class FirstMessageRefusal {

	/** Every other cause. */
	public const OTHER = 'mentor_busy';

	/** @return array<string, string> Causes, as staff call them in the list of emails. */
	public static function labels(): array {
		return array(
			self::OTHER          => __( 'the mentor takes no one new', 'mentoriai-portal' ),
			'mentor_unconfirmed' => __( 'the mentor is being reviewed', 'mentoriai-portal' ),
			'not_found'          => __( 'the mentor has left', 'mentoriai-portal' ),
			'too_many_requests'  => __( 'too many messages in a day', 'mentoriai-portal' ),
		);
	}

	public static function case_of( string $code ): string {
		return isset( self::labels()[ $code ] ) ? $code : self::OTHER;
	}

	public static function text( string $code ): string {
		return match ( $code ) {
			''                   => '',
			'not_found'          => __( 'This mentor is no longer on the portal.', 'mentoriai-portal' ),
			'mentor_unconfirmed' => __( 'This mentor’s profile is still being reviewed.', 'mentoriai-portal' ),
			'too_many_requests'  => __( 'You have written to several mentors today. Send this message tomorrow.', 'mentoriai-portal' ),
			default              => __( 'This mentor is not taking new founders at the moment.', 'mentoriai-portal' ),
		};
	}
}
