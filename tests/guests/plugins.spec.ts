import { invite, test } from './support/guests';
import { mainJourney } from './support/journey';

/** Must-use plugins that do what well-known plugins do (docs/works-with.md). */

for ( const plugin of [
	'null-in-rest',
	'last-word',
	'bearer-of-its-own',
	'rest-off',
	'minifier',
	'page-cache',
	'seo',
	'translations',
] ) {
	test( `the main journey goes on beside ${ plugin }`, async ( {
		page,
		allowErrors,
	} ) => {
		// It takes everyone for an administrator, whose "Edit" of the toolbar it refuses.
		allowErrors( /mentoriai-admin\/v1\/edit-link/ );
		invite( plugin );
		await mainJourney( page );
	} );
}
