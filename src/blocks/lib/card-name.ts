import type { Card } from './use-cards';

/** A card in words: a mentor's name, an event's date and title, a story's title. */
export function cardName( card: Card ): string {
	return [ 'start_date', 'title', 'first_name', 'last_name' ]
		.map( ( name ) => card[ name ] )
		.filter( ( text ) => typeof text === 'string' && text !== '' )
		.join( ' ' );
}
