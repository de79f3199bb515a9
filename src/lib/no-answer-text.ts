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
		case 429:
			return __( 'Wait a little and try again.', 'mentoriai-portal' );
		default:
			return __( 'Server error', 'mentoriai-portal' );
	}
}
