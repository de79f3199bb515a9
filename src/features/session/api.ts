import { call, type Input, type Output } from '../../api/client';
import { sessionStore, type User } from '../../lib/session';

export type Registered = Output< 'register' >;
export type SignedIn = Output< 'login' >[ 'user' ];
export type AltchaChallenge = Output< 'bot_challenge' >;

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

export async function changePassword(
	input: Input< 'set-user-pass' >
): Promise< void > {
	await call( 'set-user-pass', input );
}

export async function chooseType(
	type: Input< 'set-user-type' >[ 'type' ]
): Promise< User > {
	return ( await call( 'set-user-type', { type } ) ).user;
}

export function readChallenge(): Promise< AltchaChallenge > {
	return call( 'bot_challenge', {}, anonymous );
}

/** Ends the session here at once; the server's token dies with the request, and else by its age. */
export function logOut(): void {
	const { token, signOut } = sessionStore.getState();
	if ( token ) {
		void call( 'logout', {} ).catch( () => undefined );
	}
	signOut();
}
