import type { MentorCardData } from '../api';

/** A mentor whom somebody saved, as the card was then. Ids of the two kinds may be equal. */
export type SavedMentor = MentorCardData;

type Named = Pick< SavedMentor, 'kind' | 'id' >;

/** As many as an account keeps. */
export const MOST_SAVED = 100;

export const keyOfSaved = ( { kind, id }: Named ) => `${ kind }-${ id }`;

export const isSame = ( one: Named, other: Named ) =>
	one.kind === other.kind && one.id === other.id;

/** The card of a mentor, without what else a reply tells. */
export function savedMentor( mentor: MentorCardData ): SavedMentor {
	return {
		id: mentor.id,
		kind: mentor.kind,
		title: mentor.title,
		text: mentor.text,
		text_lang: mentor.text_lang,
		img: mentor.img,
		taxs: mentor.taxs,
		taxs_id: mentor.taxs_id,
		paskyrosUzimtumas: mentor.paskyrosUzimtumas,
		busy_until: mentor.busy_until,
		full: mentor.full,
		answers_in_days: mentor.answers_in_days,
		link: mentor.link,
		slug: mentor.slug,
		average_rating: mentor.average_rating,
		total_reviews: mentor.total_reviews,
		town: mentor.town,
	};
}
