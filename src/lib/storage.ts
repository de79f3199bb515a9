import { siteKey } from './site-key';

type Kind = 'local' | 'session';

/** The browser's storage may be off, full or broken: then nothing is kept, and nothing fails. */
function quietly< T >(
	kind: Kind,
	action: ( storage: Storage ) => T
): T | null {
	try {
		return action(
			kind === 'local' ? window.localStorage : window.sessionStorage
		);
	} catch {
		return null;
	}
}

export function readStored( key: string, kind: Kind = 'local' ): string | null {
	return quietly( kind, ( storage ) => storage.getItem( siteKey( key ) ) );
}

/** Whether it was kept. */
export function writeStored(
	key: string,
	text: string,
	kind: Kind = 'local'
): boolean {
	return (
		quietly( kind, ( storage ) => {
			storage.setItem( siteKey( key ), text );
			return true;
		} ) ?? false
	);
}

export function dropStored( key: string, kind: Kind = 'local' ): void {
	quietly( kind, ( storage ) => storage.removeItem( siteKey( key ) ) );
}
