import { call, type Input, type Output } from '../../api/client';
import type { BootData } from '../../lib/boot';
import { sessionStore, type User } from '../../lib/session';

export type Registered = Output< 'register' >;
export type FirstMessage = NonNullable<
	Input< 'register' >[ 'first_message' ]
>;
export type SignedIn = Output< 'login' >[ 'user' ];

/** These calls make an identity or must not be tied to one. */
const anonymous = { anonymous: true };

export async function logIn( input: Input< 'login' > ): Promise< SignedIn > {
	return ( await call( 'login', input, anonymous ) ).user;
}

export function register( input: Input< 'register' > ): Promise< Registered > {
	return call( 'register', input, anonymous );
}

export async function confirmEmail(
	input: Input< 'confirm_email' >
): Promise< SignedIn > {
	return ( await call( 'confirm_email', input, anonymous ) ).user;
}

export async function resendConfirmation( email: string ): Promise< void > {
	await call( 'confirm_resend', { email }, anonymous );
}

export async function remindPassword(
	input: Input< 'lost' >
): Promise< void > {
	await call( 'lost', input, anonymous );
}

export async function resetPassword(
	input: Input< 'lost_reset' >
): Promise< void > {
	await call( 'lost_reset', input, anonymous );
}

/** The token changes too: no one continues with a copy of the former one. */
export async function changePassword(
	input: Input< 'set-user-pass' >
): Promise< void > {
	const sent = { ...input, new_token: true };
	const { user } = await call( 'set-user-pass', sent );
	if ( user ) {
		sessionStore.getState().renew( user );
	}
}

export async function chooseType(
	type: Input< 'set-user-type' >[ 'type' ]
): Promise< User > {
	return ( await call( 'set-user-type', { type } ) ).user;
}

export type Provider = BootData[ 'settings' ][ 'providers' ][ number ];
export type SocialLink = Output< 'social_links' >[ 'providers' ][ number ];

/** The way to a provider and back is bound to this browser. */
const inThisBrowser = { anonymous: true, cookie: true };

/** Where to go to sign in; empty when the server knows no way. */
export async function socialAddress(
	input: Input< 'social_auth' >
): Promise< string > {
	return ( await call( 'social_auth', input, inThisBrowser ) ).url;
}

export async function exchangeSocialCode( code: string ): Promise< SignedIn > {
	return (
		await call( 'social_exchange', { code, bound: true }, inThisBrowser )
	).user;
}

export function readSocialLinks(
	signal?: AbortSignal
): Promise< Output< 'social_links' > > {
	return call( 'social_links', {}, signal ? { signal } : {} );
}

/** Where to go to link a provider to one's own account. */
export async function linkAddress(
	input: Input< 'social_link' >
): Promise< string > {
	return ( await call( 'social_link', input, { cookie: true } ) ).url;
}

export async function unlinkProvider(
	input: Input< 'social_unlink' >
): Promise< void > {
	await call( 'social_unlink', input );
}

export async function acceptConsents(
	input: Input< 'accept_consents' >
): Promise< User > {
	return ( await call( 'accept_consents', input ) ).user;
}
