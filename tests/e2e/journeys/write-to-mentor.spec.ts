import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { linkIn, newestMail } from '../support/mail';
import { demoSite, runPhp } from '../support/site';
import { logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';
import { lt, ltLike } from '../support/words';

/** The product's main job, from a guest's first look to the answer of a mentor. */

test( 'a guest finds a mentor, logs in in the popup, writes, and sees the answer come in', async ( {
	page,
	newVisitor,
} ) => {
	const mark = Date.now().toString( 36 );
	const mentorName = runPhp(
		"echo get_user_by( 'email', 'mentor@demo.test' )->display_name;"
	);
	const [ first = '' ] = mentorName.split( ' ' );

	await page.goto( '/' );
	await page
		.getByRole( 'navigation', { name: lt( 'Main menu' ) } )
		.getByRole( 'link', { name: 'E. mentoriai' } )
		.click();
	await expect( page ).toHaveURL( /\/e-mentoriai$/ );
	const cards = page.getByRole( 'article' );
	await expect( cards ).toHaveCount( 12 );

	await page.getByRole( 'button', { name: lt( 'Show more' ) } ).click();
	await expect( cards ).toHaveCount( 24 );
	await expect( cards.nth( 12 ).getByRole( 'link' ) ).toBeFocused();
	const shown = await cards.getByRole( 'heading' ).allTextContents();
	expect( new Set( shown ).size ).toBe( shown.length );

	const tag = page
		.getByRole( 'main' )
		.getByRole( 'button', { pressed: false } )
		.first();
	const tagName = await tag.innerText();
	await tag.click();
	const pressed = page.getByRole( 'button', {
		name: tagName,
		pressed: true,
	} );
	await expect( pressed ).toBeVisible();
	await expect( page ).toHaveURL( /\?sritis=[a-z-]+$/ );
	await expect(
		page.getByRole( 'main' ).getByRole( 'status' ).first()
	).toContainText( tagName );
	const tagged = page.url();
	await pressed.click();
	await expect( page ).toHaveURL( /\/e-mentoriai$/ );
	await page.goBack();
	await expect( page ).toHaveURL( tagged );
	await expect( pressed ).toBeVisible();
	await page.reload();
	await expect( pressed ).toBeVisible();
	await pressed.click();

	const search = page.getByRole( 'searchbox', {
		name: lt( 'Search by keyword' ),
	} );
	await search.pressSequentially( 'nerandamasžodis' );
	await expect(
		page.getByText(
			lt( 'No mentors match “%s”' ).replace( '%s', 'nerandamasžodis' )
		)
	).toBeVisible();
	// Without the diacritics, as people type.
	await search.fill(
		mentorName.normalize( 'NFD' ).replace( /[\u0300-\u036f]/g, '' )
	);
	await expect( cards ).toHaveCount( 1 );
	await cards.getByRole( 'link', { name: mentorName } ).click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: mentorName } )
	).toBeVisible();
	await expect( page ).toHaveTitle( `${ mentorName } | Mentoriai` );
	const mentorUrl = page.url();

	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	const popup = page.getByRole( 'dialog' );
	await expect( popup ).toContainText(
		lt( 'To perform this action you need log in' )
	);
	await logIn( page, 'founder2@demo.test' );
	const subject = popup.getByLabel( lt( 'Subject' ) );
	await expect(
		popup.getByRole( 'button', { name: lt( 'Send message' ) } )
	).toBeVisible();
	await expect( subject ).toBeFocused();
	expect( page.url() ).toBe( mentorUrl );

	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).click();
	await expect( popup ).toContainText( lt( 'Enter a subject' ) );
	await expect( popup ).toContainText( lt( 'Enter a message' ) );
	await subject.fill( `Kaina ${ mark }` );
	await popup
		.getByLabel( lt( 'Message' ), { exact: true } )
		.fill( 'Laba diena!\nKaip nustatyti kainą?' );
	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).click();
	await expect( popup ).toContainText(
		lt( 'Message was sent successfully' )
	);
	await popup
		.getByRole( 'link', { name: lt( 'Open the conversation' ) } )
		.click();
	await expect( page ).toHaveURL( /\/pokalbis\/\d+$/ );
	await expect( page ).toHaveTitle( 'Pokalbis | Mentoriai' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: `Kaina ${ mark }` } )
	).toBeVisible();
	const log = page.getByRole( 'region', {
		name: lt( 'Messages of the conversation' ),
	} );
	await expect( log ).toContainText( 'Kaip nustatyti kainą?' );

	const mentor = await newVisitor();
	await mentor.goto( '/prisijungti' );
	await logIn( mentor, 'mentor@demo.test' );
	await expect( mentor ).toHaveURL( /\/zinutes$/ );
	await expect(
		mentor.getByRole( 'banner' ).getByRole( 'link', {
			name: new RegExp(
				`^${ lt( 'Messages' ) }.*${ lt( 'some are unread' ) }`
			),
		} )
	).toBeVisible();
	const row = mentor
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.filter( { hasText: `Kaina ${ mark }` } );
	await expect( row ).toContainText( lt( 'Unread:' ) );
	await row.getByRole( 'link' ).click();
	await expect( mentor.getByText( 'Kaip nustatyti kainą?' ) ).toBeVisible();
	await mentor
		.getByLabel( lt( 'Message text' ) )
		.fill( `Sveiki, tai ${ first }.` );
	const answered = Date.now();
	await mentor.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	await expect( mentor.getByLabel( lt( 'Message text' ) ) ).toHaveValue( '' );

	// Nobody touches the founder's window: polling brings the answer.
	await expect( log ).toContainText( `Sveiki, tai ${ first }.`, {
		timeout: 8_000,
	} );
	test.info().annotations.push( {
		type: 'answer seen after (ms)',
		description: String( Date.now() - answered ),
	} );
	await mentor
		.getByRole( 'link', { name: lt( 'Back to messages' ) } )
		.click();
	await expect( row ).toBeVisible();
	await expect( row ).not.toContainText( lt( 'Unread:' ) );
} );

test( 'a guest writes first and registers after, in few steps', async ( {
	page,
	context,
} ) => {
	const mentor = newPerson( { role: 'mentorius' } );
	const email = `${ randomUUID() }@demo.test`;
	const done = { clicks: 0, inputs: 0 };
	const click = async ( target: Locator ) => {
		done.clicks++;
		await target.click();
	};
	const type = async ( target: Locator, text: string ) => {
		done.inputs++;
		await target.fill( text );
	};
	const tick = async ( target: Locator ) => {
		done.inputs++;
		await target.check();
	};
	const button = ( name: string ) =>
		page.getByRole( 'main' ).getByRole( 'button', { name: lt( name ) } );
	const field = ( name: string ) =>
		page.getByLabel( lt( name ), { exact: true } );

	await page.goto( `/mentorius/${ mentor.slug }` );
	await click( button( 'Write to the mentor' ) );
	const popup = page.getByRole( 'dialog' );
	await type( popup.getByLabel( lt( 'Subject' ) ), 'Pirmoji tema' );
	await type( field( 'Message' ), 'Nuo ko pradėti eksportą?' );
	await expect( popup ).toContainText(
		lt( 'Draft saved until you close this tab' )
	);
	await page.reload();
	// Somebody who reloads opens the window again; this is not on the way.
	await button( 'Write to the mentor' ).click();
	await expect( field( 'Message' ) ).toHaveValue(
		'Nuo ko pradėti eksportą?'
	);
	await click(
		popup.getByRole( 'button', {
			name: lt( 'Create an account and send' ),
		} )
	);
	await expect( page ).toHaveURL( /\/gauk-mentoryste$/ );
	const main = page.getByRole( 'main' );
	await expect( main ).toContainText( 'Pirmoji tema' );
	const registered = page.getByRole( 'heading', {
		level: 1,
		name: lt( 'Check your inbox' ),
	} );
	const register = async ( address: string ) => {
		await type( field( 'Email' ), address );
		await type( field( 'Password' ), 'labas123' );
		await type( field( 'Repeat the password' ), 'labas123' );
		await tick( page.getByLabel( /privatumo politika/ ) );
		await tick( page.getByLabel( /narystės taisyklėmis/ ) );
		await click( button( 'Register' ) );
		await expect( registered ).toBeFocused();
	};
	// A slip of the fingers is not on the way either; nothing is lost by it, nor by a reload.
	const straight = { ...done };
	await register( `x${ email }` );
	await page.reload();
	await expect( registered ).toBeVisible();
	await main
		.getByRole( 'link', { name: lt( 'Wrong address? Correct it' ) } )
		.click();
	await expect( field( 'Email' ) ).toHaveValue( `x${ email }` );
	await expect( main ).toContainText( 'Pirmoji tema' );
	Object.assign( done, straight );
	await register( email );
	expect( done.clicks ).toBeLessThanOrEqual( 5 );
	expect( done.inputs ).toBeLessThanOrEqual( 8 );

	// A mail program opens the link in another tab.
	done.clicks++;
	const mail = await newestMail( email );
	page = await context.newPage();
	await page.goto( linkIn( mail, /prisijungti\?.*key=/ ) );
	await expect( page ).toHaveURL( /\/profilis$/ );
	await expect(
		page.getByRole( 'region', {
			name: ltLike( 'Your message to: %s' ),
		} )
	).toContainText( 'Nuo ko pradėti eksportą?' );
	await type( field( 'First name' ), 'Austėja' );
	await type( field( 'Last name' ), 'Naujokė' );
	await type( field( 'Company name' ), 'MB „Gilė“' );
	await type( field( 'Year the business was registered' ), '2021' );
	await type( field( 'Describe what the company does' ), 'Baldai.' );
	await type( field( 'Questions you need help with' ), 'Eksportas.' );
	await click( button( 'Save profile' ) );
	await expect(
		page.getByText( ltLike( 'Your message has been sent: %s' ) )
	).toBeVisible();
	expect( done.clicks ).toBeLessThanOrEqual( 9 );
	expect( done.inputs ).toBeLessThanOrEqual( 14 );
	const inbox = await page.request.get(
		`${ demoSite().url }/wp-json/data/v1/get_conversations/`,
		{ headers: { Authorization: `Bearer ${ mentor.token }` } }
	);
	expect( await inbox.json() ).toMatchObject( [
		{ convo_title: 'Pirmoji tema', author_name: 'Austėja Naujokė' },
	] );
} );

test( 'what a guest wrote to two mentors is gone with the log-out of who logged in', async ( {
	page,
} ) => {
	const mentors = [ 1, 2 ].map( () => newPerson( { role: 'mentorius' } ) );
	const founders = [ 1, 2 ].map( () => newPerson( { role: 'frontuser' } ) );
	const message = page.getByLabel( lt( 'Message' ), { exact: true } );
	const write = async ( slug = '' ) => {
		await page.goto( `/mentorius/${ slug }` );
		await page
			.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
			.click();
	};
	for ( const { slug } of mentors ) {
		await write( slug );
		await message.fill( 'Labai asmeniška' );
	}
	await logIn( page, founders[ 0 ]?.email ?? '' );
	const send = page.getByRole( 'button', { name: lt( 'Send message' ) } );
	await expect( send ).toBeVisible();
	await page.goto( '/' );
	await page
		.getByRole( 'button', { name: founders[ 0 ]?.last ?? '' } )
		.click();
	await page.getByRole( 'menuitem', { name: lt( 'Log out' ) } ).click();
	await page
		.getByRole( 'button', { name: lt( 'Log out and discard' ) } )
		.click();
	await expect( page.getByText( lt( 'You are logged out' ) ) ).toBeVisible();

	await page.goto( '/prisijungti' );
	await logIn( page, founders[ 1 ]?.email ?? '' );
	await expect( page ).toHaveURL( /\/zinutes$/ );
	for ( const { slug } of mentors ) {
		await write( slug );
		await expect( send ).toBeVisible();
		await expect( message ).toHaveValue( '' );
	}
} );

test( 'a busy mentor cannot be written to, and a mentor cannot write first', async ( {
	page,
} ) => {
	const slug = runPhp(
		"echo get_user_meta( get_user_by( 'email', 'busy-mentor@demo.test' )->ID, 'mentoriai_slug', true );"
	);
	await page.goto( `/mentorius/${ slug }` );
	await expect(
		page.getByText(
			lt( 'This mentor is not taking new requests at the moment' )
		)
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
	).toBeDisabled();

	await page.goto( '/prisijungti' );
	await logIn( page, 'mentor2@demo.test' );
	await expect( page ).toHaveURL( /\/zinutes$/ );
	await page.goto( '/e-mentoriai' );
	await page.getByRole( 'article' ).first().getByRole( 'link' ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
	).toHaveCount( 0 );
} );

test( 'mentors at hubs are found by town, and met instead of written to', async ( {
	page,
} ) => {
	await page.goto( '/mentoriai-spieciuose' );
	await page.getByLabel( lt( 'City' ) ).selectOption( 'Kaunas' );
	await expect( page ).toHaveURL( /\?miestas=Kaunas$/ );
	await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
	await page.getByRole( 'article' ).first().getByRole( 'link' ).click();
	await expect( page ).toHaveURL(
		new RegExp( `^${ demoSite().url }/mentoriai-spieciuose/[a-z-]+$` )
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: lt( 'Arrange a meeting' ) } )
	).toHaveAttribute( 'href', 'https://example.org/spieciai/kaunas' );
	await expect(
		page.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
	).toHaveCount( 0 );
} );
