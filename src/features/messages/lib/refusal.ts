import { __ } from '@wordpress/i18n';
import type { FirstMessage } from '../api';

/** Why the mentor did not get it; '' where that was not tried. */
export function refusalOf( { id, refused }: FirstMessage ): string {
	return id === 0
		? __( 'This mentor is no longer on the portal.', 'mentoriai-portal' )
		: refused;
}
