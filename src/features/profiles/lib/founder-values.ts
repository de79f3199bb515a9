import type { FounderProfile, ProfileFields } from '../api';

/** What the form holds: everything as typed, by the names of the request. */
export interface FounderValues {
	firstName: string;
	lastName: string;
	pavadinimas: string;
	regMetai: string;
	veiklosSritis: string;
	klausimai: string;
}

export function founderValues( profile: FounderProfile ): FounderValues {
	return {
		firstName: profile.first_name,
		lastName: profile.last_name,
		pavadinimas: profile.imones_pavadinimas,
		regMetai: String( profile.imones_veiklosregistracijos_metai ?? '' ),
		veiklosSritis: profile.apibudinkite_imonesveiklos_sriti,
		klausimai: profile.klausimaireikalinga_pagalba,
	};
}

export function founderFields( values: FounderValues ): ProfileFields {
	return { ...values, regMetai: Number( values.regMetai ) };
}
