import type { FounderProfile, ProfileFields } from '../api';

/** What the form holds: everything as typed, by the names of the request. */
export interface FounderValues {
	firstName: string;
	lastName: string;
	pavadinimas: string;
	regMetai: string;
	/** There is no company yet. */
	be_imones: boolean;
	veiklosSritis: string;
	klausimai: string;
	town: string;
}

export type FounderText = Exclude< keyof FounderValues, 'be_imones' | 'town' >;

export function founderValues( profile: FounderProfile ): FounderValues {
	return {
		firstName: profile.first_name,
		lastName: profile.last_name,
		pavadinimas: profile.imones_pavadinimas,
		regMetai: String( profile.imones_veiklosregistracijos_metai ?? '' ),
		be_imones: profile.be_imones,
		veiklosSritis: profile.apibudinkite_imonesveiklos_sriti,
		klausimai: profile.klausimaireikalinga_pagalba,
		town: profile.town,
	};
}

/** What is required of these values. */
export function founderRequired( values: FounderValues ): readonly string[] {
	const { firstName, lastName, veiklosSritis, klausimai } = values;
	return [
		firstName,
		lastName,
		...( values.be_imones ? [] : [ values.pavadinimas, values.regMetai ] ),
		veiklosSritis,
		klausimai,
	];
}

/** Name and year of a company that is not there are not sent. */
export function founderFields( {
	pavadinimas,
	regMetai,
	...others
}: FounderValues ): ProfileFields {
	return others.be_imones
		? others
		: { ...others, pavadinimas, regMetai: Number( regMetai ) };
}
