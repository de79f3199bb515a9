import { violations } from '../support/screen';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/** Our screens of wp-admin: axe finds nothing in what is ours; WordPress's frame is WordPress's. */

const SCREENS = [
	'options-general.php?page=mentoriai-portal',
	'options-general.php?page=mentoriai-mail-texts',
	'tools.php?page=mentoriai-setup',
	'tools.php?page=mentoriai-translations',
	'tools.php?page=mentoriai-statistics',
	'tools.php?page=mentoriai-conversations',
	'tools.php?page=mentoriai-plans',
	'tools.php?page=mentoriai-reviews',
	'tools.php?page=mentoriai-mails',
	'users.php?page=mentoriai-review',
	'users.php?page=mentoriai-profile-changes',
	'admin.php?page=mentoriai-surveys',
	'edit-tags.php?taxonomy=mentoriai_field&post_type=mentoriai_mentor',
];

test( 'screens of staff', async ( { page, allowErrors } ) => {
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	test.setTimeout( 120_000 );
	await enterAdmin( page, 'admin', `/wp-admin/${ SCREENS[ 0 ] }` );
	for ( const screen of SCREENS ) {
		await page.goto( `/wp-admin/${ screen }` );
		await expect(
			page.locator( '.wrap h1' ).first(),
			screen
		).toBeVisible();
		await expect( page.locator( '.wrap .components-spinner' ) ).toHaveCount(
			0
		);
		expect.soft( await violations( page, '.wrap' ), screen ).toEqual( [] );
	}
} );
