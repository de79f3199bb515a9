import { readStored, writeStored } from './storage';
import { hasUnsaved } from './unsaved';

/** Address of the entry script, as the server writes it into a page: with the version of the build. */
const ENTRY = /[^"']*\/assets\/build\/app\.min\.js[^"']*/;
const STORAGE_KEY = 'mentoriai.reloaded';

/** Address of the entry script in the text of a page; empty without one. */
function entryOf( html: string ): string {
	return ENTRY.exec( html )?.[ 0 ] ?? '';
}

/** Whether the server gives this page with another build than the one that runs: its chunks are gone then. */
export async function isOutdated(): Promise< boolean > {
	const mine = entryOf( document.documentElement.innerHTML );
	try {
		// eslint-disable-next-line no-restricted-globals -- the page itself, which is not of the API.
		const page = await fetch( window.location.href, { cache: 'no-store' } );
		const theirs = entryOf( await page.text() );
		return !! mine && !! theirs && theirs !== mine;
	} catch {
		return false;
	}
}

/**
 * Loads the page again to get the new build: once for a build, and not where the browser would ask whether to leave
 * because something typed would be lost.
 *
 * @return Whether the page goes.
 */
export function reloadOnce(): boolean {
	const build = entryOf( document.documentElement.innerHTML );
	const stays =
		readStored( STORAGE_KEY, 'session' ) === build ||
		hasUnsaved() ||
		! writeStored( STORAGE_KEY, build, 'session' );
	if ( ! stays ) {
		window.location.reload();
	}
	return ! stays;
}
