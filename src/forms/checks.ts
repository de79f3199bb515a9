import { codePoints } from '../lib/text';

/** True, or the message key of what is wrong, as the server would answer. */
export type Check = ( text: string ) => true | string;

/** A required text of at most so many characters. */
export function filled( max: number ): Check {
	return ( text ) =>
		text.trim() === '' ? 'required' : upTo( max )( text );
}

/** An optional text of at most so many characters. */
export function upTo( max: number ): Check {
	return ( text ) => codePoints( text.trim() ) <= max || 'too_long';
}
