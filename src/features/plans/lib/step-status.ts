import { __ } from '@wordpress/i18n';

/** A step's status in words (specification 2, section 4). */
export function statusText( done: boolean ): string {
	return done
		? __( 'Done', 'mentoriai-portal' )
		: __( 'In progress', 'mentoriai-portal' );
}
