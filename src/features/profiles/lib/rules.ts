/**
 * The rules of profile fields that the server applies too (includes/Profiles/Schema/ProfileInput.php);
 * both sides are tested with tests/fixtures/rules. An empty optional field is right.
 */

const PHONE = /^\+?[0-9]{9,15}$/;
const PHONE_DIGITS = 15;
const LINKEDIN =
	/^https:\/\/([A-Za-z0-9-]+\.)*[Ll]inked[Ii]n\.com([/?#][^\s"<>\\]*)?$/;
const FIRST_YEAR = 1900;

export function isPhone( text: string ): boolean {
	return text === '' || PHONE.test( text );
}

/** What stays of a phone number while it is typed: a leading plus and up to 15 digits. */
export function cleanPhone( text: string ): string {
	const plus = text.trimStart().startsWith( '+' ) ? '+' : '';
	return plus + text.replace( /[^0-9]/g, '' ).slice( 0, PHONE_DIGITS );
}

export function isLinkedin( text: string ): boolean {
	return text === '' || LINKEDIN.test( text );
}

export function isYear( text: string, now: number ): boolean {
	return (
		/^[0-9]{4}$/.test( text ) &&
		Number( text ) >= FIRST_YEAR &&
		Number( text ) <= now
	);
}

/** How many founders at a time; empty and nought mean no maximum. */
export function isCapacity( text: string, max: number ): boolean {
	return /^[0-9]*$/.test( text ) && Number( text ) <= max;
}
