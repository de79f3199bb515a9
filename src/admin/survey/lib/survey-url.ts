/** The address of one survey, 0 for a new one, or of the list. */
export function surveyUrl( id?: number ): string {
	const url = new URL( window.location.href );
	url.searchParams.delete( 'survey' );
	if ( id !== undefined ) {
		url.searchParams.set( 'survey', String( id ) );
	}
	return url.href;
}
