import { __, sprintf } from '@wordpress/i18n';
import { PROVIDERS } from './providers';
import type { Provider } from '../api';

interface SocialError {
	title: string;
	/** What to do about it. */
	advice: string;
}

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

/** What a person reads for `?error=`. */
export function socialError(
	error: string,
	provider: Provider | null
): SocialError {
	switch ( error ) {
		case 'existing_user_login':
			return {
				title: __(
					'There is an account with this email address, but it does not use this way of signing in.',
					'mentoriai-portal'
				),
				advice: __(
					'Log in with your email and password. You can link the other account in your profile.',
					'mentoriai-portal'
				),
			};
		case 'empty_user_login':
			return {
				title: __(
					'We could not get your email address.',
					'mentoriai-portal'
				),
				advice: __(
					'Share a confirmed email address with us, or register by email.',
					'mentoriai-portal'
				),
			};
		default:
			return {
				title: oauthError( provider ),
				advice: __(
					'You can also log in or register with your email.',
					'mentoriai-portal'
				),
			};
	}
}
