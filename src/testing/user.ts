import type { User } from '../lib/session';

/** A signed-in person. */
export function userFor( changes: Partial< User > = {} ): User {
	return {
		id: 7,
		role: 'frontuser',
		status: 'public',
		review: { state: changes.status ?? 'public', reason: '' },
		email: 'lina@demo.test',
		first_name: 'Lina',
		last_name: 'Urbonaitė',
		lang: 'lt',
		img: null,
		unreadmessages: false,
		unreadplans: 0,
		needs_consent: false,
		busy: false,
		capabilities: {} as User[ 'capabilities' ],
		...changes,
	};
}
