<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * What a person reads for each error code, in the language of the request.
 */
final class ErrorTexts {

	public static function of( ApiError $error ): string {
		return match ( true ) {
			'' !== $error->getMessage() => $error->getMessage(),
			null !== $error->account => self::for_account( $error->account ),
			(int) ( $error->headers['Retry-After'] ?? 0 ) > 3600 && 429 === $error->status => self::in_hours( (int) ceil( (int) $error->headers['Retry-After'] / 3600 ) ),
			default => self::for_code( $error->error ),
		};
	}

	private static function for_code( string $code ): string {
		return match ( $code ) {
			'invalid_input'        => __( 'Check the marked fields.', 'mentoriai-portal' ),
			'bot_check_failed'     => __( 'The robot check did not pass. Try again.', 'mentoriai-portal' ),
			'not_logged_in'        => __( 'To perform this action you need log in', 'mentoriai-portal' ),
			'forbidden'            => __( 'Your account can’t do this. If you think this is a mistake, contact us.', 'mentoriai-portal' ),
			'account_draft'        => self::for_account( AccountStatus::Draft ),
			'not_found'            => __( 'This could not be found. It may have been removed.', 'mentoriai-portal' ),
			'method_not_allowed'   => __( 'This method is not allowed here.', 'mentoriai-portal' ),
			'conflict'             => __( 'This was changed elsewhere in the meantime. Reload the page to see how it is now.', 'mentoriai-portal' ),
			'gone'                 => __( 'This is no longer available.', 'mentoriai-portal' ),
			'too_large'            => __( 'This is too large. Choose a smaller file or shorten the text.', 'mentoriai-portal' ),
			'too_many_files'       => __( 'Too many files. Delete one to add another.', 'mentoriai-portal' ),
			'unsupported_type'     => __( 'This type of content is not supported. Choose another file.', 'mentoriai-portal' ),
			'too_many_requests'    => __( 'Too many attempts. Wait a little and try again.', 'mentoriai-portal' ),
			'email_exists'         => __( 'There is already an account with this email address. Log in or reset your password.', 'mentoriai-portal' ),
			'invalid_key'          => __( 'This link is no longer valid. Ask for a new one.', 'mentoriai-portal' ),
			'incorrect_password'   => __( 'Wrong email address or password', 'mentoriai-portal' ),
			'draft'                => __( 'Account not confirmed', 'mentoriai-portal' ),
			'account_closed'       => __( 'This account is closed. If you think this is a mistake, contact us.', 'mentoriai-portal' ),
			'staff_account'        => __( 'Staff accounts log in to WordPress admin, not to the portal.', 'mentoriai-portal' ),
			'oauth_error'          => __( 'Signing in this way did not work. Try again.', 'mentoriai-portal' ),
			'last_sign_in'         => __( 'Set a password first. Otherwise you won’t be able to log in.', 'mentoriai-portal' ),
			'cannotbefound'        => __( "Can't find this email address", 'mentoriai-portal' ),
			'reauth_required'      => __( 'Enter your current password.', 'mentoriai-portal' ),
			'nepatvirtintas'       => __( 'Mentor is not confirmed', 'mentoriai-portal' ),
			'mentor_unconfirmed'   => __( 'Mentor is not confirmed', 'mentoriai-portal' ),
			'mentor_busy'          => __( 'This mentor is not taking new founders at the moment.', 'mentoriai-portal' ),
			'not_contacted'        => __( 'Write to the mentor first. Then you can do this.', 'mentoriai-portal' ),
			'plan_closed'          => __( 'The mentor has marked this plan as finished, so it can no longer be changed.', 'mentoriai-portal' ),
			'request_closed'       => __( 'This request is closed. Write a new message to the mentor to ask again.', 'mentoriai-portal' ),
			'mentorship_ended'     => __( 'This mentorship has ended. Write a new message to the mentor to begin another.', 'mentoriai-portal' ),
			'blocked'              => __( 'You and this person can no longer write to each other or arrange anything new.', 'mentoriai-portal' ),
			'meeting_overlaps'     => __( 'You two have already agreed on a meeting at this time. Choose another time, or call off that meeting first.', 'mentoriai-portal' ),
			'mentor_full'          => __( 'Mentor has full capacity.', 'mentoriai-portal' ),
			default                => __( 'Server error', 'mentoriai-portal' ),
		};
	}

	private static function in_hours( int $hours ): string {
		/* translators: %s: number of hours, 2 or more. */
		return sprintf( _n( 'Too many attempts. Try again in %s hour.', 'Too many attempts. Try again in %s hours.', $hours, 'mentoriai-portal' ), number_format_i18n( $hours ) );
	}

	private static function for_account( AccountStatus $status ): string {
		return match ( $status ) {
			AccountStatus::Submitted => __( 'Your profile is being reviewed. You will be able to do this once we approve it.', 'mentoriai-portal' ),
			AccountStatus::Returned  => __( 'Your profile needs changes. Make them and save it first.', 'mentoriai-portal' ),
			AccountStatus::Paused    => __( 'Your account is paused. If you think this is a mistake, contact us.', 'mentoriai-portal' ),
			default                  => __( 'Fill in the required profile fields first.', 'mentoriai-portal' ),
		};
	}
}
