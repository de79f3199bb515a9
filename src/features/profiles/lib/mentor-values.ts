import type { FieldTag, MentorProfile, ProfileFields } from '../api';

/** What the form holds: everything as typed, by the names of the request. */
export interface MentorValues {
	firstName: string;
	lastName: string;
	pareigosirimone: string;
	pareigosirimoneen: string;
	sritis: number[];
	aprasymaslt: string;
	aprasymasen: string;
	linkedin: string;
	phoneNumber: string;
	capacity: string;
	town: string;
}

export function mentorValues( profile: MentorProfile ): MentorValues {
	return {
		firstName: profile.first_name,
		lastName: profile.last_name,
		pareigosirimone: profile.pareigos_ir_imone,
		pareigosirimoneen: profile.pareigos_ir_imone_en,
		sritis: profile.sritis2,
		aprasymaslt: profile.aprasymas_lt,
		aprasymasen: profile.aprasymas_en,
		linkedin: profile.linkedin,
		phoneNumber: profile.phone_number,
		capacity: String( profile.capacity ?? '' ),
		town: profile.town,
	};
}

/** What is required of these values. */
export function mentorRequired( values: MentorValues ): readonly string[] {
	return [
		values.firstName,
		values.lastName,
		values.pareigosirimone,
		values.aprasymaslt,
	];
}

/**
 * @param values
 * @param tags   The choice as it was offered: a tag that staff removed meanwhile must not fail the save, and where the
 *               tags could not be loaded the stored ones stay.
 */
export function mentorFields(
	values: MentorValues,
	tags: readonly FieldTag[] | undefined
): ProfileFields {
	const { sritis, capacity, ...others } = values;
	return {
		...others,
		linkedin: values.linkedin.trim(),
		// Nought is the same as no maximum of one's own.
		capacity: Number( capacity ),
		...( tags && {
			sritis: sritis.filter( ( id ) =>
				tags.some( ( tag ) => tag.id === id )
			),
		} ),
	};
}
