import { dropStored, readStored, writeStored } from '../../../lib/storage';

/** What somebody has begun to write in a conversation, kept until it is sent. */
function key( userId: number, convoId: number ): string {
	return `mentoriai.message.${ userId }.${ convoId }`;
}

export function readDraft( userId: number, convoId: number ): string {
	return readStored( key( userId, convoId ) ) ?? '';
}

export function keepDraft(
	userId: number,
	convoId: number,
	text: string
): void {
	if ( text.trim() === '' ) {
		dropStored( key( userId, convoId ) );
	} else {
		writeStored( key( userId, convoId ), text );
	}
}
