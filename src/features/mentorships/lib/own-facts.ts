import { __ } from '@wordpress/i18n';
import type { Output } from '../../../api/client';
import type { FounderFacts } from '../api';

export type OwnProfile = Extract<
	Output< 'user-profile' >[ 'profile' ],
	{ role: 'frontuser' }
>;

/** A founder's own profile as the card that mentors see is made of it. */
export function ownFacts( profile: OwnProfile ): FounderFacts {
	return {
		first_name: profile.first_name,
		last_name: profile.last_name,
		img: profile.img && { full: profile.img.full },
		company: profile.imones_pavadinimas,
		year: String( profile.imones_veiklosregistracijos_metai ?? '' ),
		activity: profile.apibudinkite_imonesveiklos_sriti,
		question: profile.klausimaireikalinga_pagalba,
	};
}

/** What a mentor would look for and not find; who has no company yet has no name of one. */
export function missingFacts( profile: OwnProfile ): string[] {
	const {
		first_name: first,
		last_name: last,
		...facts
	} = ownFacts( profile );
	const named: [ boolean, string ][] = [
		[ ! first || ! last, __( 'name', 'mentoriai-portal' ) ],
		[ ! facts.img, __( 'photo', 'mentoriai-portal' ) ],
		[
			! facts.company && ! profile.be_imones,
			__( 'company', 'mentoriai-portal' ),
		],
		[
			! facts.year && ! profile.be_imones,
			__( 'year the business was registered', 'mentoriai-portal' ),
		],
		[ ! facts.activity, __( 'what the company does', 'mentoriai-portal' ) ],
		[ ! facts.question, __( 'what help is needed', 'mentoriai-portal' ) ],
	];
	return named
		.filter( ( [ isMissing ] ) => isMissing )
		.map( ( [ , name ] ) => name );
}
