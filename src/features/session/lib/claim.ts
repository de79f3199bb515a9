import { dropStored, readStored, writeStored } from '../../../lib/storage';

/** What registering gave this browser: with it one click on the emailed link confirms the address. */
const STORAGE_KEY = 'mentoriai.claim';

export function keepClaim( email: string, claim: string ): void {
	writeStored(
		STORAGE_KEY,
		JSON.stringify( { email: email.toLowerCase(), claim } )
	);
}

/** Undefined where another browser, or another address, registered. */
export function claimOf( email: string ): string | undefined {
	try {
		const kept: unknown = JSON.parse( readStored( STORAGE_KEY ) ?? 'null' );
		return typeof kept === 'object' &&
			kept !== null &&
			'email' in kept &&
			'claim' in kept &&
			kept.email === email.toLowerCase() &&
			typeof kept.claim === 'string'
			? kept.claim
			: undefined;
	} catch {
		return undefined;
	}
}

export function dropClaim(): void {
	dropStored( STORAGE_KEY );
}
