import { dropStored, readStored, writeStored } from '../../../lib/storage';
import type { Provider } from '../api';

/** What this tab remembers while the person is at a provider. */
export interface SocialTrip {
	provider: Provider;
	/** Where they wanted to go. */
	from: string | null;
}

const KEY = 'mentoriai.social';

export function beginTrip( trip: SocialTrip ): void {
	writeStored( KEY, JSON.stringify( trip ), 'session' );
}

export function readTrip(): SocialTrip | null {
	try {
		const trip: unknown = JSON.parse(
			readStored( KEY, 'session' ) ?? 'null'
		);
		if (
			typeof trip === 'object' &&
			trip !== null &&
			'provider' in trip &&
			( trip.provider === 'google' ||
				trip.provider === 'facebook' ||
				trip.provider === 'linkedin' )
		) {
			const from = 'from' in trip ? trip.from : null;
			return {
				provider: trip.provider,
				from: typeof from === 'string' ? from : null,
			};
		}
	} catch {
		// Written by something else.
	}
	return null;
}

export function endTrip(): void {
	dropStored( KEY, 'session' );
}
