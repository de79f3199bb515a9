import type { EventCard } from '../api';

/** Whether it is over and took place: what was called off or put off did not, on those days. */
export function wasHeld( {
	is_past: past,
	event_status: status,
}: Pick< EventCard, 'is_past' | 'event_status' > ): boolean {
	return past && status === 'scheduled';
}
