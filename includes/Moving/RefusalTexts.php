<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Moving\Schema\Column;

/**
 * Why a record is refused, in the language of staff. The keys are those of forms (docs/contract.md#conventions) and some of imports.
 */
final class RefusalTexts {

	/** @param string $column Key of the column: where few values are possible, they are named. */
	public static function of( string $reason, string $column = '' ): string {
		$possible = 'invalid' === $reason ? self::possible( $column ) : array();
		if ( array() !== $possible ) {
			/* translators: %s: values with commas between them, e.g. "mentor, founder". */
			return sprintf( __( 'This value is not possible here. Write one of these: %s.', 'mentoriai-portal' ), implode( ', ', $possible ) );
		}
		return match ( $reason ) {
			'required'                => __( 'This is missing.', 'mentoriai-portal' ),
			'too_long'                => __( 'This is too long.', 'mentoriai-portal' ),
			'user.incorectemail'      => __( 'This is not an email address.', 'mentoriai-portal' ),
			'user.invalidPhoneNumber' => __( 'Write the telephone number with digits only, e.g. +37060000000.', 'mentoriai-portal' ),
			'date_past'               => __( 'This day is over.', 'mentoriai-portal' ),
			'doubled'                 => __( 'This email address is already in an earlier row of the file.', 'mentoriai-portal' ),
			'staff_account'           => __( 'This account has another role on this site, so it cannot become a member’s.', 'mentoriai-portal' ),
			'account_closed'          => __( 'This account was closed or rejected. Reopen it on the page of the member first.', 'mentoriai-portal' ),
			'other_type'              => __( 'This member has another type on this portal.', 'mentoriai-portal' ),
			'unknown_field'           => __( 'There is no field of this name. Write it as under Mentors at hubs → Fields, several with | between them.', 'mentoriai-portal' ),
			'cells'                   => __( 'This row does not have as many cells as the first row.', 'mentoriai-portal' ),
			'email_exists'            => __( 'Someone registered this email address just now. Import the row again.', 'mentoriai-portal' ),
			default                   => __( 'This value is not possible here.', 'mentoriai-portal' ),
		};
	}

	/** @return list<string> */
	private static function possible( string $column ): array {
		return match ( Column::tryFrom( $column ) ) {
			Column::Type     => array( 'mentor', 'founder' ),
			Column::Status   => array_column( Options::CELL_STATUSES, 'value' ),
			Column::Language => array_column( Lang::cases(), 'value' ),
			default          => array(),
		};
	}
}
