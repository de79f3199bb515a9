import { call, type Output } from '../../api/client';

export type AltchaChallenge = Output< 'bot_challenge' >;

export function readChallenge(): Promise< AltchaChallenge > {
	// Not tied to a person.
	return call( 'bot_challenge', {}, { anonymous: true } );
}
