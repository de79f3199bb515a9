import { useEffect } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { broughtMessage, forgetMentor } from '../../../lib/first-message';
import { useSession } from '../../../lib/session';

/**
 * Who wrote to this mentor as a guest and comes back logged in finds the message open, once.
 *
 * @param mentorId Undefined while the mentor cannot be written to.
 * @param onBack
 */
export function useBroughtBack(
	mentorId: number | undefined,
	onBack: () => void
): void {
	const person = useSession( ( { user } ) => user?.id );
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const back = useLatest( onBack );
	useEffect( () => {
		if ( ! mentorId || ! person ) {
			return;
		}
		if ( broughtMessage( person )?.id === mentorId ) {
			if ( isPublic ) {
				forgetMentor( person );
			}
			back.current();
		}
	}, [ mentorId, person, isPublic, back ] );
}
