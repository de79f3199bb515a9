import { dropStored, readStored, writeStored } from '../../../lib/storage';
import type { Provider } from '../api';

/** What this tab remembers while the person is at a provider. */
export interface SocialRedirect {
	provider: Provider;
	/** Where they wanted to go. */
	from: string | null;
}

const KEY = 'mentoriai.social';

export function saveSocialRedirect( redirect: SocialRedirect ): void {
	writeStored( KEY, JSON.stringify( redirect ), 'session' );
}

export function readSocialRedirect(): SocialRedirect | null {
	try {
		const redirect: unknown = JSON.parse(
			readStored( KEY, 'session' ) ?? 'null'
		);
		if (
			typeof redirect === 'object' &&
			redirect !== null &&
			'provider' in redirect &&
			( redirect.provider === 'google' ||
				redirect.provider === 'facebook' ||
				redirect.provider === 'linkedin' )
		) {
			const from = 'from' in redirect ? redirect.from : null;
			return {
				provider: redirect.provider,
				from: typeof from === 'string' ? from : null,
			};
		}
	} catch {
		// Written by something else.
	}
	return null;
}

export function dropSocialRedirect(): void {
	dropStored( KEY, 'session' );
}
