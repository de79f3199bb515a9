import { ApiError } from '../api/errors';

/**
 * What is sent; where it came too late, what the page shows of it is old.
 *
 * @param sending
 * @param reread
 */
export async function orTooLate< Reply >(
	sending: Promise< Reply >,
	reread: () => void
): Promise< Reply > {
	try {
		return await sending;
	} catch ( error ) {
		if ( error instanceof ApiError && error.status === 409 ) {
			reread();
		}
		throw error;
	}
}
