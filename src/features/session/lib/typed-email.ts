/** Text in the state of a navigation: it is in no address line and outlives a reload. */
function textIn( state: unknown, name: string ): string | null {
	const text: unknown =
		typeof state === 'object' && state !== null
			? ( state as Record< string, unknown > )[ name ]
			: null;
	return typeof text === 'string' ? text : null;
}

/** The address that was typed on the screen before. */
export function typedEmail( state: unknown ): string {
	return textIn( state, 'email' ) ?? '';
}

/** What the server said to a registration that waits for its confirmation. */
export function registeredIn( state: unknown ): string | null {
	return textIn( state, 'registered' );
}
