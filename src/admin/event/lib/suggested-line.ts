/** The short line of lists, of the town and the place. */
export function suggestedLine( town: string, place: string ): string {
	return [ town, place.trim() ]
		.filter( ( part ) => part !== '' )
		.join( ', ' );
}
