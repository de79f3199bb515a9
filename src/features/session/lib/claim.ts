import type { RememberedMentor } from '../../../lib/first-message';
import { dropStored, readStored, writeStored } from '../../../lib/storage';

/** What registering gave this browser: with it one click on the emailed link confirms the address. */
const STORAGE_KEY = 'mentoriai.claim';

interface Claim {
	claim: string;
	/** Whom the person came for: the link may open in another tab than the one that knows. */
	mentor?: RememberedMentor | undefined;
}

export function keepClaim( email: string, claim: Claim ): void {
	writeStored(
		STORAGE_KEY,
		JSON.stringify( { email: email.toLowerCase(), ...claim } )
	);
}

/** Null where another browser, or another address, registered. */
export function claimOf( email: string ): Claim | null {
	try {
		const kept: unknown = JSON.parse( readStored( STORAGE_KEY ) ?? 'null' );
		return typeof kept === 'object' &&
			kept !== null &&
			'email' in kept &&
			'claim' in kept &&
			kept.email === email.toLowerCase() &&
			typeof kept.claim === 'string'
			? ( kept as unknown as Claim )
			: null;
	} catch {
		return null;
	}
}

export function dropClaim(): void {
	dropStored( STORAGE_KEY );
}
