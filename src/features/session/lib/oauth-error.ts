import { __, sprintf } from '@wordpress/i18n';
import type { Provider } from '../api';
import { PROVIDERS } from './providers';

/** Why a provider did not lead anywhere. */
export function oauthError( provider: Provider | null ): string {
	return provider
		? sprintf(
				/* translators: %s: name of a provider, e.g. Google */
				__(
					'Signing in with %s did not work. Try again.',
					'mentoriai-portal'
				),
				PROVIDERS[ provider ].name
		  )
		: __(
				'Signing in this way did not work. Try again.',
				'mentoriai-portal'
		  );
}
