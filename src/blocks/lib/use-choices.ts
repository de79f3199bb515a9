import { useFoundMentors } from '../../admin/lib/use-found-mentors';
import { blocksBoot } from './boot';
import { cardName } from './card-name';
import { type Card, type Section, useCards } from './use-cards';

const MANY = 100;

/** What an editor may choose from: of events and stories the nearest hundred, of mentors those whom the site finds. */
export function useChoices(
	section: Section,
	search: string
): readonly Card[] {
	const cards = useCards( section, [], MANY );
	const found = useFoundMentors(
		section === 'mentoriai' ? [ 'dynamic' ] : [],
		search,
		blocksBoot().lang
	);
	const word = search.trim().toLowerCase();
	const here = Array.isArray( cards )
		? ( cards as readonly Card[] ).filter( ( card ) =>
				cardName( card ).toLowerCase().includes( word )
		  )
		: [];
	const known = new Set( here.map( ( { id } ) => id ) );
	return [ ...here, ...found.filter( ( { id } ) => ! known.has( id ) ) ];
}
