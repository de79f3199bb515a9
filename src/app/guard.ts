import type { User } from '../lib/session';
import type { ScreenType } from '../lib/paths';
import type { Entry } from './routes';

export interface Visitor {
	phase: 'unknown' | 'guest' | 'member';
	user: Pick< User, 'role' | 'status' > | null;
	/** There is a token, but the server could not be asked whose it is. */
	unreachable: boolean;
}

/** What to do with a visitor at a screen. `back`: Login remembers where they wanted to go. */
type Decision =
	| { do: 'show' }
	| { do: 'wait' }
	| { do: 'retry' }
	| { do: 'go'; to: ScreenType; back: boolean };

const show: Decision = { do: 'show' };

function go( to: ScreenType, back = false ): Decision {
	return { do: 'go', to, back };
}

/** Who goes where (docs/contract.md#content). */
export function decide( entry: Entry, visitor: Visitor ): Decision {
	const { phase, user, unreachable } = visitor;
	if ( entry === 'anyone' ) {
		return show;
	}
	if ( phase === 'unknown' ) {
		return { do: 'wait' };
	}
	if ( entry === 'guests' ) {
		return user ? go( 'Profile' ) : show;
	}
	if ( ! user ) {
		return unreachable ? { do: 'retry' } : go( 'Login', true );
	}
	if ( entry === 'signed_in' ) {
		return show;
	}
	return isFor( entry, user.role ) ? show : go( 'Profile' );
}

/** Whether a screen, or what it has for members, is for this role. */
export function isFor( entry: Entry, role: User[ 'role' ] ): boolean {
	return entry === 'mentors'
		? role === 'mentorius'
		: role !== 'neapsisprendes';
}

/** Where someone goes who just signed in on a screen for guests and wanted nothing else. */
export function homeOf( user: Pick< User, 'role' | 'status' > ): ScreenType {
	return user.role === 'neapsisprendes' || user.status !== 'public'
		? 'Profile'
		: 'Messages';
}
