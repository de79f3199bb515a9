import { __ } from '@wordpress/i18n';
import type { Provider } from '../api';
import { oauthError } from './oauth-error';

interface SocialError {
	title: string;
	/** What to do about it. */
	advice: string;
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
		case 'texts_missing':
			return {
				title: __(
					'You cannot register yet: the privacy policy and the membership rules have not been published.',
					'mentoriai-portal'
				),
				advice: __(
					'Come back later or write to the people who run this site.',
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
