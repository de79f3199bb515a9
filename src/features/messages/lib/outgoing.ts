import {
	dropDraft,
	type DraftKey,
	keepDraft,
	readDraft,
} from '../../../lib/drafts';
import { sameText } from '../../../lib/text';
import type { Message } from '../api';

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
	/** The same for every try, so that no try writes twice. */
	clientId: string;
	text: string;
	/** The last message that was known when it was written. */
	after: number;
	/** Why it failed; null while it is being sent. */
	failure: string | null;
}

/** What has not arrived is kept like any typed text, until it has or the person takes it back. */
function keyOf( person: number, convoId: number ): DraftKey {
	return { person, form: `outgoing.${ convoId }` };
}

/** Messages that an earlier visit left unsent. */
export function readOutgoing( person: number, convoId: number ): Outgoing[] {
	const items = readDraft( keyOf( person, convoId ) )?.values.items;
	return Array.isArray( items ) ? ( items as Outgoing[] ) : [];
}

export function keepOutgoing(
	person: number,
	convoId: number,
	items: readonly Outgoing[]
): void {
	const key = keyOf( person, convoId );
	if ( items.length > 0 ) {
		keepDraft( key, { values: { items } } );
	} else {
		dropDraft( key );
	}
}

/** Whether it is among the messages after all: it arrived, and only the answer was lost. */
export function hasArrived(
	{ text, after, failure }: Outgoing,
	own: readonly Message[]
): boolean {
	return (
		failure !== null &&
		own.some(
			( { id, content } ) => id > after && sameText( content, text )
		)
	);
}
