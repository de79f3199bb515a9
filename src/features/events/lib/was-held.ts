import type { EventCard } from '../api';

/** Whether it is over and took place: what was called off or put off without another day did not. */
export function wasHeld( {
	is_past: past,
	event_status: status,
	moved_from: moved,
}: Pick< EventCard, 'is_past' | 'event_status' | 'moved_from' > ): boolean {
	return (
		past &&
		( status === 'scheduled' || ( status === 'postponed' && !! moved ) )
	);
}
