import type { Check } from './checks';

/**
 * A day or time that is typed in part: the browser tells it as empty, and it would be left out without a word.
 *
 * @param name Of the field.
 */
export function whole( name: string ): Check {
	return () =>
		! ( document.getElementsByName( name )[ 0 ] as HTMLInputElement )
			?.validity.badInput || 'incomplete';
}
