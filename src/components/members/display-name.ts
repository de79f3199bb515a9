import { __ } from '@wordpress/i18n';

/** What the other side is called where the server knows no name. */
export function displayName( name: string ): string {
	return name || __( 'User', 'mentoriai-portal' );
}
