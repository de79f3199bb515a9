import { dropDraft, GUEST, keepDraft, MENTOR, readDraft } from './drafts';

/**
 * The life of what a guest writes to a mentor:
 *
 * 1. Typed: a draft of the guest, which lives as long as the tab (`GUEST` in drafts.ts).
 * 2. Who goes on, to register or to a provider, remembers the mentor: only that mentor's text goes anywhere by itself.
 * 3. A registration sends text and mentor along; the draft stays, so that registering again, with the same address or the
 *    right one, sends it again. The browser keeps the mentor with the claim, for the tab that the mailed link opens.
 * 4. Who is logged in owns all drafts of the tab (`moveDraftsWithSession`). What the server has of it already is dropped;
 *    else it is kept there for a founder who may not write yet (`useBroughtMessage`), and everyone else finds it in the form
 *    of the mentor's page, which opens by itself.
 * 5. Sent, given up or logged out: it is gone.
 */

/** Whom someone is about to write to. */
export interface RememberedMentor {
	id: number;
	name: string;
	slug: string;
	/** Whether a whole text was there when the person went on: what is typed later waits for its own button. */
	brings?: boolean;
}

interface WrittenMessage {
	id: number;
	subject: string;
	message: string;
	client_id?: string;
}

/** Where the form to a mentor keeps its text. */
export function draftTo( mentor: number, person: number ) {
	return { person, form: `message.${ mentor }` };
}

export function rememberMentor(
	{ id, name, slug }: RememberedMentor,
	person = GUEST
): void {
	const brings = writtenTo( id, person ) !== null;
	keepDraft(
		{ person, form: MENTOR },
		{ values: { id, name, slug, brings } }
	);
}

export function rememberedMentor( person = GUEST ): RememberedMentor | null {
	const kept = readDraft( { person, form: MENTOR } );
	return kept && ( kept.values as unknown as RememberedMentor );
}

export function forgetMentor( person: number ): void {
	dropDraft( { person, form: MENTOR } );
}

/** What someone wrote to a mentor and has not sent; null where it is not whole. */
export function writtenTo(
	mentor: number,
	person = GUEST
): WrittenMessage | null {
	const draft = readDraft( draftTo( mentor, person ) );
	const { subject, message } = draft?.values ?? {};
	if ( typeof subject !== 'string' || typeof message !== 'string' ) {
		return null;
	}
	const text = { subject, message };
	const attempt = draft?.attempt;
	return {
		id: mentor,
		...text,
		...( attempt?.request === JSON.stringify( text ) && {
			client_id: attempt.clientId,
		} ),
	};
}

/** What someone wrote to the mentor whom they came for, and went on with. */
export function broughtMessage( person = GUEST ): WrittenMessage | null {
	const mentor = rememberedMentor( person );
	return mentor?.brings ? writtenTo( mentor.id, person ) : null;
}

/** A text whose mentor cannot have it. */
const LOOSE = 'message';

export function looseText(
	person: number,
	{ subject, message }: Pick< WrittenMessage, 'subject' | 'message' >
): void {
	keepDraft( { person, form: LOOSE }, { values: { subject, message } } );
}

/** The next form without a text of its own begins with it. */
export function takeLooseText( mentor: number, person: number ): void {
	const loose = { person, form: LOOSE };
	const draft = readDraft( loose );
	if ( draft && ! readDraft( draftTo( mentor, person ) ) ) {
		keepDraft( draftTo( mentor, person ), draft );
		dropDraft( loose );
	}
}
