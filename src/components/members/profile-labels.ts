import { __ } from '@wordpress/i18n';
import type { Output } from '../../api/client';

type Profile = Output< 'user-profile' >[ 'profile' ];

/** Required fields of a profile, by the names of the request. */
export type MissingName = Extract<
	Profile,
	{ missing: unknown }
>[ 'missing' ][ number ];

/** Labels of the required fields, the same in the form and wherever the missing ones are named. */
export function profileLabel( name: MissingName ): string {
	switch ( name ) {
		case 'firstName':
			return __( 'First name', 'mentoriai-portal' );
		case 'lastName':
			return __( 'Last name', 'mentoriai-portal' );
		case 'pavadinimas':
			return __( 'Company name', 'mentoriai-portal' );
		case 'regMetai':
			return __( 'Year the business was registered', 'mentoriai-portal' );
		case 'veiklosSritis':
			return __( 'Describe what the company does', 'mentoriai-portal' );
		case 'klausimai':
			return __( 'Questions you need help with', 'mentoriai-portal' );
		case 'pareigosirimone':
			return __( 'Position and company', 'mentoriai-portal' );
		case 'aprasymaslt':
			return __( 'Description in Lithuanian', 'mentoriai-portal' );
	}
}
