import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { BotCheckUnavailable } from './bot-check-unavailable';

/** Refusals whose own text tells the person what is the matter. */
const TELLING = [
	'account_closed',
	'bot_check_failed',
	'draft',
	'email_exists',
	'invalid_key',
	'incorrect_password',
	'last_sign_in',
	'oauth_error',
	'reauth_required',
	'staff_account',
	'too_many_requests',
];

/** What a person reads for a failed call of the session (specification 1, section 8). */
export function failureText( error: unknown ): string {
	if ( error instanceof BotCheckUnavailable ) {
		return __(
			'The robot check could not be loaded. Switch off what blocks scripts on this page, or try again in a minute.',
			'mentoriai-portal'
		);
	}
	if ( ! ( error instanceof ApiError ) ) {
		return __( 'Error occurred', 'mentoriai-portal' );
	}
	if ( error.isConnection ) {
		return __( 'Connection error', 'mentoriai-portal' );
	}
	if ( error.status >= 500 ) {
		return error.message || __( 'Server error', 'mentoriai-portal' );
	}
	if ( TELLING.includes( error.code ) && error.message ) {
		return error.message;
	}
	return __( 'Incorrect details', 'mentoriai-portal' );
}
