import type { EventCard } from '../api';

/** Whether one can still go there. */
export function isToCome( {
	is_past: past,
	event_status: status,
}: EventCard ): boolean {
	return ! past && status !== 'cancelled';
}
