import { sessionStore } from './session';
import { siteKey } from './site-key';
import { dropStored, readStored, writeStored } from './storage';

/** Whose form it is, and which. */
export interface DraftKey {
	/** Id of the person; 0 for what belongs to a link and not to a person; GUEST for who is not known yet. */
	person: number;
	form: string;
}

/** A request that was sent, so that sending the same again, also after a reload, counts once. */
interface Attempt {
	/** The request as JSON. */
	request: string;
	clientId: string;
}

export interface Draft {
	/** What was typed, by field. */
	values: Readonly< Record< string, unknown > >;
	attempt?: Attempt | undefined;
	/** Version of what is changed: the one that was on screen while it was typed. */
	rev?: number | undefined;
}

type Drafts = Record< string, Draft >;

/** What guests write lives as long as the tab: the next one at this computer may be someone else. */
export const GUEST = -1;

/** Whom someone came to write to: it lives with the drafts, but is no text that could be lost. */
export const MENTOR = 'mentor';

function kindOf( person: number ) {
	return person === GUEST ? 'session' : 'local';
}

/** All drafts of a person stand in one place of the browser's storage, and go together. */
function placeOf( person: number ): string {
	return `mentoriai.drafts.${ person }`;
}

function readAll( person: number ): Drafts {
	try {
		const stored: unknown = JSON.parse(
			readStored( placeOf( person ), kindOf( person ) ) ?? 'null'
		);
		return typeof stored === 'object' ? ( stored as Drafts ) ?? {} : {};
	} catch {
		// Something else wrote there.
		return {};
	}
}

/** Whether they were kept. */
function writeAll( person: number, drafts: Drafts ): boolean {
	return writeStored(
		placeOf( person ),
		JSON.stringify( drafts ),
		kindOf( person )
	);
}

/** Whether anything was typed and not sent, in any tab. */
export function hasDrafts( person: number ): boolean {
	return Object.keys( readAll( person ) ).some( ( form ) => form !== MENTOR );
}

/** What was typed and not sent; null where there is nothing. */
export function readDraft( { person, form }: DraftKey ): Draft | null {
	const draft = readAll( person )[ form ];
	return typeof draft?.values === 'object' ? draft : null;
}

export function keepDraft( { person, form }: DraftKey, draft: Draft ): void {
	writeAll( person, { ...readAll( person ), [ form ]: draft } );
}

export function dropDraft( { person, form }: DraftKey ): void {
	const { [ form ]: dropped, ...others } = readAll( person );
	if ( Object.keys( others ).length === 0 ) {
		dropStored( placeOf( person ), kindOf( person ) );
	} else if ( dropped ) {
		writeAll( person, others );
	}
}

/** Tells when another tab has changed what is kept of a person. */
export function watchDrafts(
	person: number,
	onChange: () => void
): () => void {
	const heard = ( { key }: StorageEvent ) => {
		if ( key === siteKey( placeOf( person ) ) ) {
			onChange();
		}
	};
	window.addEventListener( 'storage', heard );
	return () => window.removeEventListener( 'storage', heard );
}

/** What guests wrote in this tab is now that person's; texts of their own stay. */
function adopt( person: number ): void {
	const typed = readAll( GUEST );
	const own = readAll( person );
	const isKept =
		Object.keys( typed ).length > 0 &&
		writeAll( person, {
			...typed,
			...own,
			// Whom they came for last.
			...( typed[ MENTOR ] && { [ MENTOR ]: typed[ MENTOR ] } ),
		} );
	if ( isKept ) {
		dropStored( placeOf( GUEST ), kindOf( GUEST ) );
	}
}

/**
 * Who logs in finds what they wrote as a guest. Drafts outlive a session that ends by itself; someone who logs out was
 * asked, and leaves nothing behind.
 */
export function moveDraftsWithSession(): void {
	sessionStore.subscribe( ( { user, phase, expired }, before ) => {
		if ( user && user.id !== before.user?.id ) {
			adopt( user.id );
		}
		if ( before.user && phase === 'guest' && ! expired ) {
			dropStored( placeOf( before.user.id ) );
			dropStored( placeOf( GUEST ), kindOf( GUEST ) );
		}
	} );
}
