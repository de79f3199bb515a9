import { readFileSync } from 'node:fs';
import { api, enter, newConversation, newPerson } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { demoSite } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/** What is seen and written on the site is what mentors and staff read in the statistics. */

test( 'a mentor sees views and answers as charts, by keyboard as tables', async ( {
	page,
	newVisitor,
} ) => {
	const mentor = newPerson( { role: 'mentorius' } );
	const founder = newPerson( { role: 'frontuser' } );
	await enter( page, mentor.token, '/en/rezultatai' );
	await expect(
		page.getByRole( 'link', { name: 'Improve your profile' } )
	).toBeVisible();

	const visitor = await newVisitor();
	const counted = visitor.waitForResponse( /statistic_open/ );
	await visitor.goto( `/mentorius/${ mentor.slug }` );
	expect( ( await counted ).status() ).toBe( 200 );
	const convo = await newConversation(
		founder,
		mentor,
		'Eksportas',
		'Laba diena'
	);
	await api( mentor.token, 'message_reply', {
		convo_id: convo,
		content: 'Sveiki',
	} );

	const pairs = await page.request.get(
		`${ demoSite().url }/wp-json/data/v1/mentorships/`,
		{ headers: { Authorization: `Bearer ${ mentor.token }` } }
	);
	const met = {
		mentorship_id: ( await pairs.json() ).list[ 0 ].id as number,
		day: new Date().toLocaleDateString( 'lt', {
			timeZone: 'Europe/Vilnius',
		} ),
		held: true,
		minutes: 90,
	};
	await api( mentor.token, 'meeting_log', met );
	await api( founder.token, 'meeting_log', met );

	await page.reload();
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'img', {
			name: /^Views of your profile, .+: 1 in all\. .+ This month so far: 1\.$/,
		} )
	).toBeVisible();
	await expect(
		main.getByRole( 'img', { name: /^Messages you sent, .+: 1 in all/ } )
	).toBeVisible();
	await expect( main ).toContainText( '100' );
	await expectAccessible( page, 'results' );

	const show = main.getByRole( 'button', { name: 'Show the table' } ).first();
	await show.focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		main
			.getByRole( 'table', { name: 'Interest in you' } )
			.getByRole( 'row' )
			.nth( 1 )
	).toHaveText( /2\d{3}1$/ );
	await main.getByRole( 'button', { name: 'Year' } ).press( 'Enter' );
	await expect( page ).toHaveURL( /laikotarpis=12/ );
	await expect( main.getByRole( 'row' ) ).toHaveCount( 13 );
	await page.setViewportSize( { width: 320, height: 800 } );
	await expectNoSidewaysScroll( page, 'results' );
	await expectAccessible( page, 'results' );

	await main
		.getByRole( 'link', { name: 'Certificate of hours' } )
		.press( 'Enter' );
	const paper = main.getByRole( 'article' );
	await expect( paper ).toContainText( '1 hour 30 minutes' );
	await expect( paper ).toContainText( mentor.last );
	await expect( page.locator( 'body' ) ).not.toBeFocused();
	await expectNoSidewaysScroll( page, 'certificate' );
	await expectAccessible( page, 'certificate' );

	// One sheet of A4 with the certificate alone.
	await page.emulateMedia( { media: 'print' } );
	expect( await page.locator( 'body' ).innerText() ).toBe(
		await paper.innerText()
	);
	const pdf = ( await page.pdf( { preferCSSPageSize: true } ) ).toString(
		'latin1'
	);
	expect( pdf.match( /\/Type \/Page\b/g ) ).toHaveLength( 1 );
	expect( pdf ).toMatch( /\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/ );
} );

test( 'a founder who wants to see results lands on the profile', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	await enter( page, founder.token, '/en/rezultatai' );
	await expect( page ).toHaveURL( /profil/ );
} );

test( 'staff read the network and a mentor, and take the table along', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403/ );
	const mentor = newPerson( { role: 'mentorius', first: '=Formulė' } );
	const founder = newPerson( { role: 'frontuser', last: 'Slaptoji' } );
	await newConversation( founder, mentor, 'Paslaptis', 'Laba diena' );
	await enterAdmin(
		page,
		'redaktore',
		'/wp-admin/admin.php?page=mentoriai-statistics&period=1&orderby=conversations'
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		/^(Statistika|Statistics)$/
	);
	await expect( page.locator( '#wpbody-content' ) ).not.toContainText(
		'Slaptoji'
	);
	const downloading = page.waitForEvent( 'download' );
	await page
		.getByRole( 'link', { name: /mentors \(CSV\)|mentorius \(CSV\)/ } )
		.click();
	const download = await downloading;
	expect( download.suggestedFilename() ).toMatch(
		/^mentoriai-mentors-\d{4}-\d\d-\d\d\.csv$/
	);
	const csv = readFileSync( await download.path(), 'utf8' );
	expect( csv.charCodeAt( 0 ) ).toBe( 0xfeff );
	const row = csv
		.split( '\r\n' )
		.find( ( line ) => line.includes( mentor.last ) );
	expect( row ).toMatch( /^"?'=Formulė [^,]+,0,1,0,0,/ );
	expect( csv ).not.toMatch( /Slaptoji|Paslaptis/ );

	await page.goto(
		`/wp-admin/admin.php?page=mentoriai-statistics&mentor=${ mentor.id }`
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
		mentor.last
	);

	const guest = await newVisitor();
	const address = `${
		demoSite().url
	}/wp-admin/admin-post.php?action=mentoriai_statistics_csv&what=mentors`;
	const answers = [
		await guest.request.get( address ),
		await page.request.get( address ),
	];
	for ( const answer of answers ) {
		expect( answer.headers()[ 'content-type' ] ).not.toContain( 'csv' );
	}
} );
