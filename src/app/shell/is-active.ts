import type { User } from '../../lib/session';

/** Whether the person takes part: an account that is public and has its type. */
export function isActive( { status, role }: User ): boolean {
	return status === 'public' && role !== 'neapsisprendes';
}
