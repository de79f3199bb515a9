import { __ } from '@wordpress/i18n';
import type { User } from '../../lib/session';

/** What the person is called in the menu; the address while there is no name. */
export function nameOf( user: User ): string {
	return `${ user.first_name } ${ user.last_name }`.trim() || user.email;
}

/** What the person is here, without gender. */
export function roleOf( user: User ): string {
	switch ( user.role ) {
		case 'mentorius':
			return user.busy
				? __( 'Mentor, not taking new requests', 'mentoriai-portal' )
				: __( 'Mentor', 'mentoriai-portal' );
		case 'frontuser':
			return __( 'Founder', 'mentoriai-portal' );
		default:
			return __( 'Account type not chosen yet', 'mentoriai-portal' );
	}
}
