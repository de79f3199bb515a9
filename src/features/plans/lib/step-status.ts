import { _x } from '@wordpress/i18n';

/** A step's status in words. */
export function statusText( done: boolean ): string {
	return done
		? _x( 'Done', 'status of a step', 'mentoriai-portal' )
		: _x( 'In progress', 'status of a step', 'mentoriai-portal' );
}
