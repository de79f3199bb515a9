import { addVoice } from '../lib/voice';

let end: ( () => void ) | null = null;

afterEach( () => {
	end?.();
	end = null;
} );

/** What is said aloud from now on. */
export function listen(): string[] {
	const said: string[] = [];
	end = addVoice( ( text ) => said.push( text ) );
	return said;
}
