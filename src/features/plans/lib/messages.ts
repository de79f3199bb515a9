import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { fieldMessage } from '../../../i18n/field-messages';

/** Where a required field is empty; other keys say the same at every field. */
export function problemText(
	key: string | undefined,
	missing: string
): string | undefined {
	if ( key === 'required' ) {
		return missing;
	}
	return key === 'invalid'
		? __( 'Write the date as yyyy-mm-dd', 'mentoriai-portal' )
		: fieldMessage( key );
}

export const missingTexts = () => ( {
	mentorId: __( 'Choose a mentor', 'mentoriai-portal' ),
	pagrindinisTikslas: __( 'Enter the main goal', 'mentoriai-portal' ),
	veiksmas: __( 'Enter the action', 'mentoriai-portal' ),
	rezultatas: __( 'Enter the intended result', 'mentoriai-portal' ),
	terminas: __( 'Choose a deadline', 'mentoriai-portal' ),
} );

/** Why a change to a plan failed, in the server's words where it has some (specification 2, section 8). */
export function failureText( error: unknown ): string {
	return (
		( error instanceof ApiError && error.message ) ||
		__( 'Connection error', 'mentoriai-portal' )
	);
}
