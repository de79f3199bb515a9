import { dropDraft, GUEST, keepDraft, readDraft } from './drafts';
import { dropStored, readStored, writeStored } from './storage';

/** Whom someone was about to write to when they went to register. */
export interface RememberedMentor {
	id: number;
	name: string;
	slug: string;
}

export interface WrittenMessage {
	id: number;
	subject: string;
	message: string;
	client_id?: string;
}

const KEY = 'mentoriai.mentor';

/** Where the form to a mentor keeps its text. */
export function draftTo( mentor: number, person: number ) {
	return { person, form: `message.${ mentor }` };
}

/** A guest's is known to this tab only; of a member, whose email may be opened in another tab, the browser knows it. */
function kindOf( person: number ) {
	return person === GUEST ? 'session' : 'local';
}

export function rememberMentor(
	{ id, name, slug }: RememberedMentor,
	person: number
): void {
	writeStored(
		KEY,
		JSON.stringify( { id, name, slug, person } ),
		kindOf( person )
	);
}

export function rememberedMentor( person: number ): RememberedMentor | null {
	try {
		const kept: unknown = JSON.parse(
			readStored( KEY, kindOf( person ) ) ?? 'null'
		);
		return typeof kept === 'object' &&
			kept !== null &&
			'person' in kept &&
			kept.person === person
			? ( kept as unknown as RememberedMentor )
			: null;
	} catch {
		return null;
	}
}

export function forgetMentor( person: number ): void {
	dropStored( KEY, kindOf( person ) );
}

/** What someone wrote to a mentor and has not sent; null where it is not whole. */
export function writtenTo(
	mentor: number,
	person: number
): WrittenMessage | null {
	const draft = readDraft( draftTo( mentor, person ) );
	const { subject, message } = draft?.values ?? {};
	return typeof subject === 'string' && typeof message === 'string'
		? {
				id: mentor,
				subject,
				message,
				...( draft?.attempt && { client_id: draft.attempt.clientId } ),
		  }
		: null;
}

/** What a guest wrote continues as the text of who the guest turned out to be; a text of theirs stays. */
export function adoptDraft( mentor: number, person: number ): void {
	const guests = draftTo( mentor, GUEST );
	const own = draftTo( mentor, person );
	const draft = readDraft( guests );
	if ( draft && ! readDraft( own ) ) {
		keepDraft( own, draft );
	}
	dropDraft( guests );
}

/** The same with the mentor that was remembered. */
export function adoptGuest( person: number ): void {
	const mentor = rememberedMentor( GUEST );
	if ( mentor ) {
		forgetMentor( GUEST );
		rememberMentor( mentor, person );
		adoptDraft( mentor.id, person );
	}
}
