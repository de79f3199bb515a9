<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * Why a first message could not be sent, for its author.
 */
final class FirstMessageRefusal {

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
