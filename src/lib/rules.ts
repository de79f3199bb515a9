import { codePoints } from './text';

/** Rules that the server has too; both sides are tested with tests/fixtures/rules. */

/** An address as WordPress's is_email() takes it. */
export function isEmail( text: string ): boolean {
	const email = text.trim();
	const at = email.indexOf( '@', 1 );
	if ( email.length < 6 || codePoints( email ) > 100 || at < 1 ) {
		return false;
	}
	const local = email.slice( 0, at );
	const domain = email.slice( at + 1 );
	const labels = domain.split( '.' );
	return (
		/^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test( local ) &&
		! /\.{2,}|^\s|\s$/.test( domain ) &&
		labels.length >= 2 &&
		labels.every( ( label ) =>
			/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test( label )
		)
	);
}

/**
 * The message key of what is wrong with a new password, null when nothing is. Taken as typed, without trimming,
 * but not of spaces alone. Common passwords only the server knows.
 */
export function passwordProblem(
	text: string,
	{ min, max }: { min: number; max: number }
): 'required' | 'user.password_length' | null {
	if ( text.trim() === '' ) {
		return 'required';
	}
	const length = [ ...text ].length;
	return length < min || length > max ? 'user.password_length' : null;
}
