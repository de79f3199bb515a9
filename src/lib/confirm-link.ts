import type { User } from './session';

/**
 * Whether a link to Login confirms the address of someone else than who is signed in here: Login asks what to do.
 *
 * @param search Of the link.
 * @param user
 */
export function confirmsAnother(
	search: string,
	user: Pick< User, 'email' >
): boolean {
	const query = new URLSearchParams( search );
	const email = query.get( 'email' )?.toLowerCase();
	return query.has( 'key' ) && !! email && email !== user.email.toLowerCase();
}
