import { day } from '../../../lib/dates';
import type { Message } from '../api';

/** The messages of a conversation that are loaded, oldest first. */
export interface Thread {
	messages: readonly Message[];
	/** Whether there may be earlier ones. */
	hasEarlier: boolean;
	/**
	 * Up to this id nothing is missing. A message that was sent from here is no proof: the other side may have written
	 * one before it.
	 */
	upTo: number;
}

/** A page as it is first loaded, the last messages there are. */
export function begin(
	messages: readonly Message[],
	hasEarlier: boolean
): Thread {
	return { messages, hasEarlier, upTo: messages.at( -1 )?.id ?? 0 };
}

/**
 * Puts in messages that the server gave as the next ones after an id.
 *
 * @param thread
 * @param after  That id; when it is beyond what is known, something between is missing.
 * @param more
 */
export function continueWith(
	thread: Thread,
	after: number,
	more: readonly Message[]
): Thread {
	const last = more.at( -1 )?.id ?? 0;
	const merged = merge( thread, more );
	return after <= thread.upTo && last > thread.upTo
		? { ...merged, upTo: last }
		: merged;
}

/** Puts messages in by their id: whoever brings one, and however often, it is there once. */
export function merge( thread: Thread, more: readonly Message[] ): Thread {
	const known = new Set( thread.messages.map( ( { id } ) => id ) );
	const fresh = more.filter( ( { id } ) => ! known.has( id ) );
	if ( fresh.length === 0 ) {
		return thread;
	}
	return {
		...thread,
		messages: [ ...thread.messages, ...fresh ].sort(
			( one, other ) => one.id - other.id
		),
	};
}

/** The newest message that someone else wrote; 0 for none. */
export function lastForeignId(
	thread: Thread | undefined,
	me: number
): number {
	return (
		thread?.messages.filter( ( { author_id: by } ) => by !== me ).at( -1 )
			?.id ?? 0
	);
}

interface Day {
	/** Unique also where clocks of servers differ and a day comes twice. */
	key: string;
	/** `yyyy-MM-dd` in Vilnius. */
	date: string;
	messages: readonly Message[];
}

export function byDay( messages: readonly Message[] ): Day[] {
	const days: Array< { key: string; date: string; messages: Message[] } > =
		[];
	for ( const message of messages ) {
		const date = day( message.created_at );
		const last = days.at( -1 );
		if ( last?.date === date ) {
			last.messages.push( message );
		} else {
			const again = days.filter( ( one ) => one.date === date ).length;
			days.push( {
				key: `${ date }/${ again }`,
				date,
				messages: [ message ],
			} );
		}
	}
	return days;
}
