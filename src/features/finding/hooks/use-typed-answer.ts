import { useState } from 'react';

/**
 * A field whose words are told at every key: whoever goes back, or reloads, may do so right after the last one.
 *
 * @param answer What was answered before.
 * @param tell   Takes the answer, without spaces around it.
 */
export function useTypedAnswer(
	answer: string,
	tell: ( answer: string ) => void
): [ string, ( text: string ) => void ] {
	const [ typed, setTyped ] = useState( answer );
	return [
		typed,
		( text ) => {
			setTyped( text );
			tell( text.trim() );
		},
	];
}
