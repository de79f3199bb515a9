/** The address that was typed on the screen before: state of the navigation, so that it is in no address line. */
export function typedEmail( state: unknown ): string {
	return typeof state === 'object' &&
		state !== null &&
		'email' in state &&
		typeof state.email === 'string'
		? state.email
		: '';
}
