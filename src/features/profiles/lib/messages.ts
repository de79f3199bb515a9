import { __, sprintf } from '@wordpress/i18n';
import * as LIMITS from '../../../api/generated/limits';
import { fieldMessage } from '../../../i18n/field-messages';

const { regMetai, capacity } = LIMITS.save_profile;

/**
 * What a person reads at a profile field: where a field has a form of its own, it is said what to enter.
 *
 * @param name Field, by the name of the request.
 * @param key  Message key; undefined where nothing is wrong.
 */
export function profileMessage(
	name: string,
	key: string | undefined
): string | undefined {
	if ( key !== 'invalid' ) {
		return fieldMessage( key );
	}
	switch ( name ) {
		case 'regMetai':
			return sprintf(
				/* translators: %d: the first year that is taken. */
				__(
					'Enter a year, from %d to the current one',
					'mentoriai-portal'
				),
				regMetai.minimum
			);
		case 'linkedin':
			return __(
				'Enter an address that begins with https://www.linkedin.com/',
				'mentoriai-portal'
			);
		case 'capacity':
			return sprintf(
				/* translators: %d: highest number. */
				__( 'Enter a whole number up to %d', 'mentoriai-portal' ),
				capacity.maximum
			);
		default:
			return fieldMessage( key );
	}
}
