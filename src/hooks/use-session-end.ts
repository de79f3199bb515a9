import { __ } from '@wordpress/i18n';
import { useSession } from '../lib/session';

/** Why someone is not signed in any more who did not log out here; null for anyone else. */
export function useSessionEnd(): string | null {
	const expired = useSession( ( state ) => state.expired );
	const elsewhere = useSession( ( state ) => state.elsewhere );
	if ( ! expired ) {
		return null;
	}
	return elsewhere
		? __(
				'You logged out in another tab. Log in again.',
				'mentoriai-portal'
		  )
		: __( 'Your session has ended. Log in again.', 'mentoriai-portal' );
}
