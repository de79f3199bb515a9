import type { Mentorship } from '../api';

/** Whether the two have begun anew since. */
export const isEarlier = ( { id, latest_id: latest }: Mentorship ) =>
	latest !== id;
