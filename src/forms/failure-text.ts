import { __ } from '@wordpress/i18n';
import { ApiError } from '../api/errors';
import { noAnswerText } from '../lib/no-answer-text';

/** Something failed before the server was asked; its message is for people. */
export class FailureMessage extends Error {}

/** Codes whose words are ours, not the server's. */
const WORDS: Readonly< Record< string, () => string > > = {
	invalid_input: () => __( 'Incorrect details', 'mentoriai-portal' ),
	not_logged_in: () =>
		__( 'Your session has ended. Log in again.', 'mentoriai-portal' ),
};

export function isConnectionError( error: unknown ): boolean {
	return error instanceof ApiError && error.isConnection;
}

/** Why something failed, in words. */
export function failureText( error: unknown ): string {
	if ( error instanceof FailureMessage ) {
		return error.message;
	}
	if ( ! ( error instanceof ApiError ) ) {
		return __( 'Error occurred', 'mentoriai-portal' );
	}
	if ( error.isConnection ) {
		return noAnswerText( error.foreignStatus );
	}
	const words = WORDS[ error.code ]?.() ?? error.message;
	if ( words ) {
		return words;
	}
	return error.status >= 500
		? __( 'Server error', 'mentoriai-portal' )
		: __( 'Error occurred', 'mentoriai-portal' );
}
