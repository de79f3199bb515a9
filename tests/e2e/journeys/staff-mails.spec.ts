import { type Page, request } from '@playwright/test';
import { linkIn, newestMail } from '../support/mail';
import { newConversation, newPerson } from '../support/people';
import { demoSite, runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/** Staff write the portal's mails, and answer people who ask for their data. */

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	// The frame of a preview runs no script, not even the test's own.
	allowErrors(
		/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|Blocked script execution/
	);
} );

async function askToConfirm( email: string ): Promise< void > {
	const client = await request.newContext( { baseURL: demoSite().url } );
	const reply = await client.post( '/wp-json/data/v1/confirm_resend', {
		data: { email },
	} );
	expect( reply.status() ).toBe( 200 );
	await client.dispose();
}

function unconfirmed( role: 'frontuser' | 'mentorius' ): string {
	const person = newPerson( { role, status: 'draft' } );
	runPhp( `delete_user_meta( ${ person.id }, 'mentoriai_confirmed_at' );` );
	return person.email;
}

test( 'an administrator rewrites a mail, looks at it, and takes the own words back', async ( {
	page,
} ) => {
	test.setTimeout( 240_000 );
	const mark = Date.now().toString( 36 );
	await enterAdmin(
		page,
		'admin',
		'/wp-admin/options-general.php?page=mentoriai-mail-texts'
	);
	const link = page.locator( 'a[href*="mail=confirm_email"]' ).first();
	const own = ( await link.textContent() ) ?? '';
	await link.click();
	const frame = page.frameLocator( 'iframe[sandbox=""]' );
	const subject = page.locator( '#mentoriai-mail-subject' );
	const body = page.locator( '#mentoriai-mail-body' );
	const press = ( value: string ) =>
		page.locator( `button[name="do"][value="${ value }"]` ).click();
	await expect( subject ).toHaveValue( own );

	// What is wrong stands at its field, and what was typed stays.
	await subject.fill( `Patvirtinkite {paštą} ${ mark }` );
	await press( 'save' );
	await expect(
		page.locator( '#mentoriai-mail-subject-help' )
	).toContainText( '{paštą}' );
	await expect( subject ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( subject ).toHaveValue( `Patvirtinkite {paštą} ${ mark }` );

	await subject.fill( `Patvirtinkite paštą ${ mark }` );
	await body.fill( `Sveiki, {name}!\n\nČia <b>${ mark }</b>.` );
	await press( 'preview' );
	await expect( frame.locator( 'body' ) ).toContainText( `<b>${ mark }</b>` );
	await expect( page.locator( 'pre' ) ).toContainText( `Čia <b>${ mark }` );
	// The logo, the button, the contacts: nothing that was typed.
	expect( await frame.locator( 'body a' ).count() ).toBe( 3 );

	await press( 'save' );
	await expect( page.locator( '.notice-success' ) ).toBeVisible();
	const since = Date.now();
	const first = unconfirmed( 'frontuser' );
	await askToConfirm( first );
	const mail = await newestMail( first, since );
	expect( mail.subject ).toBe( `Patvirtinkite paštą ${ mark }` );
	expect( mail.text ).toContain( 'Sveiki, Ieva!' );
	expect( linkIn( mail, /key=/ ) ).toContain( '/prisijungti?' );

	await press( 'restore' );
	await expect( subject ).toHaveValue( own );

	// The sentences around every mail; a blank one is the portal's own again.
	await page.locator( '.nav-tab' ).last().click();
	await page.locator( 'a[href*="mail=frame"][lang="lt"]' ).click();
	const greeting = page.locator( '#mentoriai-mail-greeting' );
	const hello = await greeting.inputValue();
	await greeting.fill( 'Laba diena, {name}!' );
	await page.locator( '#mentoriai-mail-signature' ).fill( `Ona ${ mark }` );
	await press( 'save' );
	await expect( page.locator( '.notice-success' ) ).toBeVisible();
	const second = unconfirmed( 'mentorius' );
	await askToConfirm( second );
	const framed = await newestMail( second, since );
	expect( framed.subject ).toBe( own );
	expect( framed.text ).toMatch( /^Laba diena, \S+!/ );
	expect( framed.text ).toMatch( new RegExp( `\\sOna ${ mark }\\s+--\\s` ) );
	await greeting.fill( '' );
	await page.locator( '#mentoriai-mail-signature' ).fill( '' );
	await press( 'save' );
	await expect( greeting ).toHaveValue( hello );

	// The list of mails knows of both, and holds no words.
	await page.goto(
		`/wp-admin/admin.php?page=mentoriai-mails&kind=confirm_email&state=sent&s=${ encodeURIComponent(
			second
		) }`
	);
	const rows = page.locator( 'table.wp-list-table tbody tr' );
	await expect( rows ).toHaveCount( 1 );
	await expect( rows ).toContainText( second );
	await page.setViewportSize( { width: 375, height: 800 } );
	for ( const column of [ 'to', 'kind', 'state', 'time' ] ) {
		await expect( rows.locator( `.column-${ column }` ) ).toBeVisible();
	}
	await expect( rows.locator( '.column-tries' ) ).toBeHidden();
	await rows.locator( '.toggle-row' ).press( 'Enter' );
	await expect( rows.locator( '.column-tries' ) ).toBeVisible();
} );

/** Staff enter a request, the person confirms it by the link in the mail. */
async function requestAndConfirm(
	page: Page,
	visitor: Page,
	screen: string,
	email: string
): Promise< void > {
	const since = Date.now();
	await page.goto( `/wp-admin/${ screen }` );
	await page
		.locator( '#username_or_email_for_privacy_request' )
		.fill( email );
	await page.locator( '#submit' ).click();
	await expect( page.locator( '.notice-success' ).first() ).toBeVisible();
	await visitor.goto(
		linkIn( await newestMail( email, since ), /action=confirmaction/ )
	);
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toContainText(
		/Gavome jūsų prašymą|We have received your request/
	);
	await page.reload();
}

test( 'a person’s data are exported and erased through WordPress’s tools', async ( {
	page,
	newVisitor,
} ) => {
	test.setTimeout( 120_000 );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation(
		founder,
		mentor,
		'Eksportas',
		'Noriu eksportuoti duoną'
	);
	const visitor = await newVisitor();
	await enterAdmin( page, 'admin', '/wp-admin/export-personal-data.php' );

	await requestAndConfirm(
		page,
		visitor,
		'export-personal-data.php',
		founder.email
	);
	const row = page.locator( '#the-list tr', { hasText: founder.email } );
	const since = Date.now();
	await row.locator( '.export-personal-data-handle:visible' ).last().click();
	await expect(
		row.locator( '.export-personal-data-success' ).last()
	).toBeVisible( { timeout: 30_000 } );
	const mail = await newestMail( founder.email, since );
	const file = await page.request.get(
		linkIn( mail, /wp-personal-data-export/ )
	);
	expect( file.status() ).toBe( 200 );
	expect( ( await file.body() ).subarray( 0, 2 ).toString() ).toBe( 'PK' );

	await requestAndConfirm(
		page,
		visitor,
		'erase-personal-data.php',
		founder.email
	);
	const erase = page.locator( '#the-list tr', { hasText: founder.email } );
	await erase
		.locator( '.remove-personal-data-handle:visible' )
		.last()
		.click();
	await expect(
		page
			.locator( '.privacy_action_message, .notice' )
			.filter( { visible: true } )
			.first()
	).toBeVisible( { timeout: 30_000 } );
	await expect
		.poll( () =>
			runPhp( `echo get_userdata( ${ founder.id } ) ? 'there' : 'gone';` )
		)
		.toBe( 'gone' );

	const reply = await page.request.get(
		`/wp-json/data/v1/get_conversation_meta/?convo_id=${ convo }`,
		{ headers: { Authorization: `Bearer ${ mentor.token }` } }
	);
	const [ message ] = ( await reply.json() ) as {
		author_name: string;
		content: string;
	}[];
	expect( message ).toMatchObject( {
		author_name: 'Ištrintas naudotojas',
		content: 'Noriu eksportuoti duoną',
	} );
} );
