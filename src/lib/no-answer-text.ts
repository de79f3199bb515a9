import { __ } from '@wordpress/i18n';

/**
 * Why there is no answer of the portal.
 *
 * @param foreignStatus Of what came instead (ApiError).
 */
export function noAnswerText( foreignStatus: number ): string {
	switch ( foreignStatus ) {
		case 0:
			return __( 'Connection error', 'mentoriai-portal' );
		case 403:
			return __(
				'The server did not allow this request.',
				'mentoriai-portal'
			);
		case 429:
			return __(
				'Too many attempts. Wait a little and try again.',
				'mentoriai-portal'
			);
		default:
			return __(
				'The server did not answer as it should. Try again later.',
				'mentoriai-portal'
			);
	}
}
