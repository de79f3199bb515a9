import { create } from 'zustand';
import { siteKey } from '../../../lib/site-key';
import { dropStored, readStored, writeStored } from '../../../lib/storage';
import { isSame, MOST_SAVED, type SavedMentor } from './saved-mentor';

const PLACE = 'mentoriai.saved';

interface BrowserList {
	/** Newest first. */
	list: readonly SavedMentor[];
	/** Whether the browser keeps it; otherwise it lasts as long as the page. */
	isKept: boolean;
}

/** Anything may stand there: an older version, or another script, wrote it. */
function isWhole( card: unknown ): card is SavedMentor {
	const { id, kind, title, text, slug, taxs } = ( card ??
		{} ) as Partial< SavedMentor >;
	return (
		typeof id === 'number' &&
		( kind === 'dynamic' || kind === 'static' ) &&
		[ title, text, slug ].every( ( part ) => typeof part === 'string' ) &&
		Array.isArray( taxs ) &&
		taxs.every( ( tag ) => typeof tag === 'string' )
	);
}

function read(): readonly SavedMentor[] | null {
	try {
		const stored: unknown = JSON.parse( readStored( PLACE ) ?? 'null' );
		return Array.isArray( stored )
			? stored.filter( isWhole ).slice( 0, MOST_SAVED )
			: null;
	} catch {
		return null;
	}
}

/** What guests saved: it is the browser's, and no request tells of it. */
export const useBrowserList = create< BrowserList >( () => ( {
	list: read() ?? [],
	isKept: true,
} ) );

window.addEventListener( 'storage', ( { key } ) => {
	if ( key === null || key === siteKey( PLACE ) ) {
		useBrowserList.setState( { list: read() ?? [], isKept: true } );
	}
} );

function write( list: readonly SavedMentor[] ): void {
	if ( list.length === 0 ) {
		dropStored( PLACE );
	}
	const isKept =
		list.length === 0 || writeStored( PLACE, JSON.stringify( list ) );
	useBrowserList.setState( { list, isKept } );
}

/** Another tab may have written meanwhile; where nothing is kept, the page's own list counts. */
function newest(): readonly SavedMentor[] {
	return read() ?? useBrowserList.getState().list;
}

/**
 * Saves a mentor, as the newest.
 *
 * @param mentor
 * @return Whether there was room.
 */
export function saveInBrowser( mentor: SavedMentor ): boolean {
	const others = newest().filter( ( other ) => ! isSame( other, mentor ) );
	if ( others.length >= MOST_SAVED ) {
		return false;
	}
	write( [ mentor, ...others ] );
	return true;
}

export function forgetInBrowser( mentors: readonly SavedMentor[] ): void {
	write(
		newest().filter(
			( one ) => ! mentors.some( ( gone ) => isSame( one, gone ) )
		)
	);
}

/** For whose account there was no room for all of it. */
const LEFT_OVER = 'mentoriai.saved.left';

/** Whether what the browser has waits until this founder makes room. */
export const isLeftOver = ( founder: number ) =>
	readStored( LEFT_OVER ) === String( founder );

export function leaveOver( founder: number | null ): void {
	if ( founder === null ) {
		dropStored( LEFT_OVER );
	} else {
		writeStored( LEFT_OVER, String( founder ) );
	}
}
