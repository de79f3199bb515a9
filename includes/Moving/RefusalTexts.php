<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * Why a record is refused, in the language of staff. The keys are those of forms (docs/contract.md#conventions) and some of imports.
 */
final class RefusalTexts {

	public static function of( string $reason ): string {
		return match ( $reason ) {
			'required'                => __( 'This is missing.', 'mentoriai-portal' ),
			'too_long'                => __( 'This is too long.', 'mentoriai-portal' ),
			'user.incorectemail'      => __( 'This is not an email address.', 'mentoriai-portal' ),
			'user.invalidPhoneNumber' => __( 'Write the telephone number with digits only, e.g. +37060000000.', 'mentoriai-portal' ),
			'date_past'               => __( 'This day is over.', 'mentoriai-portal' ),
			'doubled'                 => __( 'This email address stands further up in the file too.', 'mentoriai-portal' ),
			'staff_account'           => __( 'This account has another role on this site, so it cannot become a member’s.', 'mentoriai-portal' ),
			'account_closed'          => __( 'This account was closed or rejected. Reopen it on the page of the member first.', 'mentoriai-portal' ),
			'other_type'              => __( 'This member has another type on this portal.', 'mentoriai-portal' ),
			'unknown_field'           => __( 'There is no field of this name. Add it under Mentors at hubs → Fields, or write it as it is called there.', 'mentoriai-portal' ),
			'cells'                   => __( 'This row does not have as many cells as the head.', 'mentoriai-portal' ),
			'email_exists'            => __( 'Someone registered this email address just now. Import the row again.', 'mentoriai-portal' ),
			default                   => __( 'This value is not possible here.', 'mentoriai-portal' ),
		};
	}
}
