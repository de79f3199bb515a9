import { useSession } from '../lib/session';

/** What a window that founders write in shows: a log-in first, why this person may not, or the form. */
type FounderStep = 'wait' | 'login' | 'role' | 'draft' | 'write';

export function useFounderStep(): FounderStep {
	const phase = useSession( ( session ) => session.phase );
	const user = useSession( ( session ) => session.user );
	if ( phase !== 'member' ) {
		return phase === 'guest' ? 'login' : 'wait';
	}
	if ( user?.role !== 'frontuser' ) {
		return 'role';
	}
	return user.status === 'public' ? 'write' : 'draft';
}
