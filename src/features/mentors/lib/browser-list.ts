import { create } from 'zustand';
import { bootData, type Lang } from '../../../lib/boot';
import { siteKey } from '../../../lib/site-key';
import { dropStored, readStored, writeStored } from '../../../lib/storage';
import {
	isSame,
	keyOfSaved,
	MOST_SAVED,
	savedMentor,
	type SavedMentor,
} from './saved-mentor';

const PLACE = 'mentoriai.saved';

/** A card as it was when the server last told of it. */
export interface KeptMentor extends SavedMentor {
	/** Language of the page that had it; a hub mentor has another id in the other. */
	lang?: Lang;
	/** No list of that language shows the mentor now. */
	hidden?: boolean;
	/** Id of the founder in whose account there was no room. */
	of?: number;
}

interface BrowserList {
	/** Newest first. */
	list: readonly KeptMentor[];
	/** Without those whom no list shows now. */
	shown: readonly KeptMentor[];
	/** Whether the browser keeps it; otherwise it lasts as long as the page. */
	isKept: boolean;
}

const isText = ( part: unknown ) => typeof part === 'string';
const isNumber = ( part: unknown ) => typeof part === 'number';

function isImage( image: SavedMentor[ 'img' ] | undefined ): boolean {
	return (
		image === null ||
		[ image?.placeholder, image?.resized ].every(
			( file ) =>
				isText( file?.src ) &&
				isNumber( file?.w ) &&
				isNumber( file?.h )
		)
	);
}

/** Anything may stand there: an older version, or another script, wrote it. */
function isWhole( card: unknown ): card is KeptMentor {
	const one = ( card ?? {} ) as Partial< SavedMentor >;
	return (
		( one.kind === 'dynamic' || one.kind === 'static' ) &&
		Number.isSafeInteger( one.id ) &&
		Number( one.id ) > 0 &&
		[ one.average_rating, one.total_reviews ].every( isNumber ) &&
		[ one.title, one.text, one.slug, one.town ].every( isText ) &&
		Array.isArray( one.taxs ) &&
		one.taxs.every( isText ) &&
		isImage( one.img )
	);
}

function read(): readonly KeptMentor[] | null {
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
export const useBrowserList = create< BrowserList >( () =>
	stateOf( read() ?? [] )
);

function stateOf( list: readonly KeptMentor[], isKept = true ): BrowserList {
	return { list, shown: list.filter( ( { hidden } ) => ! hidden ), isKept };
}

window.addEventListener( 'storage', ( { key } ) => {
	if ( key === null || key === siteKey( PLACE ) ) {
		useBrowserList.setState( stateOf( inOurWords( read() ?? [] ) ) );
	}
} );

/** A tab of the other language may have written: whom this one knows in its own stays in it. */
function inOurWords( list: readonly KeptMentor[] ): readonly KeptMentor[] {
	const { lang } = bootData();
	const known = useBrowserList
		.getState()
		.list.filter( ( one ) => one.lang === lang );
	return list.map( ( one ) => {
		const ours =
			one.lang !== lang &&
			known.find( ( other ) => isSame( one, other ) );
		return ours ? { ...ours, ...( one.of && { of: one.of } ) } : one;
	} );
}

function write( list: readonly KeptMentor[] ): void {
	if ( list.length === 0 ) {
		dropStored( PLACE );
	}
	const isKept =
		list.length === 0 || writeStored( PLACE, JSON.stringify( list ) );
	useBrowserList.setState( stateOf( list, isKept ) );
}

/** Another tab may have written meanwhile; where nothing is kept, the page's own list counts. */
function newest(): readonly KeptMentor[] {
	const kept = read();
	return kept ? inOurWords( kept ) : useBrowserList.getState().list;
}

/**
 * Saves a mentor, as the newest.
 *
 * @param mentor
 * @return Whether there was room.
 */
export function saveInBrowser( mentor: SavedMentor ): boolean {
	const all = newest().filter( ( other ) => ! isSame( other, mentor ) );
	// Hidden ones take no room.
	const others =
		all.length < MOST_SAVED
			? all
			: all.filter( ( { hidden } ) => ! hidden );
	if ( others.length >= MOST_SAVED ) {
		return false;
	}
	write( [ { ...mentor, lang: bootData().lang }, ...others ] );
	return true;
}

/**
 * Keeps what the server says of some mentors.
 *
 * @param asked
 * @param cards Theirs in the language of the page, each in its place; null for whom no list shows.
 */
export function renewInBrowser(
	asked: readonly KeptMentor[],
	cards: readonly ( SavedMentor | null )[]
): void {
	const { lang } = bootData();
	const places = new Map(
		asked.map( ( one, at ) => [ keyOfSaved( one ), at ] )
	);
	const list = newest().map( ( one ): KeptMentor => {
		const place = places.get( keyOfSaved( one ) );
		if ( place === undefined ) {
			return one;
		}
		const card = cards[ place ];
		return card
			? { ...savedMentor( card ), lang, ...( one.of && { of: one.of } ) }
			: { ...one, lang, hidden: true };
	} );
	// Who was saved in both languages is one now.
	write(
		list.filter(
			( one, at ) =>
				list.findIndex( ( other ) => isSame( one, other ) ) === at
		)
	);
}

export function forgetInBrowser( mentors: readonly SavedMentor[] ): void {
	write(
		newest().filter(
			( one ) => ! mentors.some( ( gone ) => isSame( one, gone ) )
		)
	);
}

/** For those for whom there was no room in a founder's account: they wait until the founder makes some, and are nobody else's. */
export function leaveOver(
	mentors: readonly SavedMentor[],
	founder: number
): void {
	write(
		newest().map( ( one ) =>
			mentors.some( ( left ) => isSame( one, left ) )
				? { ...one, of: founder }
				: one
		)
	);
}
