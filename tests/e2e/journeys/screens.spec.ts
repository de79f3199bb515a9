import type { Page } from '@playwright/test';
import {
	enter,
	logIn,
	newConversation,
	newPerson,
	tokenOf,
} from '../support/people';
import { runPhp } from '../support/site';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Every screen in its main states, in both widths: axe finds nothing, and the page does not scroll sideways. */

const LONG = 'nebeprisikiškiakopūsteliaujančiuosiuose';

async function check( page: Page, what: string ): Promise< void > {
	await expectAccessible( page, what );
	await expectNoSidewaysScroll( page, what );
	const size = page.viewportSize();
	if ( size && size.width < 600 ) {
		await page.setViewportSize( { width: 320, height: size.height } );
		await expectNoSidewaysScroll( page, `${ what } at 320 px` );
		await page.setViewportSize( size );
	}
}

function main( page: Page ) {
	return page.getByRole( 'main' );
}

// Without a phone states.spec.ts has them.
test( 'screens of guests @phone', async ( { page, allowErrors } ) => {
	test.setTimeout( 90_000 );
	allowErrors( /status of (?:404|401|400)/ );
	for ( const path of [
		'/',
		'/e-mentoriai',
		'/mentoriai-spieciuose',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/kontaktai',
		'/atstatyti-slaptazodi',
		'/tapk-mentoriumi',
		'/en/nera-tokio',
	] ) {
		await page.goto( path );
		await expect(
			main( page ).getByRole( 'heading', { level: 1 } )
		).toBeVisible();
		await check( page, path );
	}
	await page.goto( '/mentoriai-spieciuose' );
	await main( page )
		.getByRole( 'article' )
		.first()
		.getByRole( 'link' )
		.click();
	await expect(
		page.getByRole( 'heading', {
			level: 2,
			name: lt( 'About the mentor' ),
		} )
	).toBeVisible();
	await check( page, 'static mentor' );

	await page.goto( '/e-mentoriai' );
	await page.getByRole( 'searchbox' ).fill( 'tokiomentorionera' );
	await expect(
		page.getByText(
			lt( 'No mentors match “%s”' ).replace( '%s', 'tokiomentorionera' )
		)
	).toBeVisible();
	await check( page, 'empty list' );
} );

for ( const width of [ '', ' @phone' ] ) {
	test( `forms of guests with errors${ width }`, async ( {
		page,
		allowErrors,
	} ) => {
		test.setTimeout( 90_000 );
		allowErrors( /status of (?:404|401|400)/ );
		await page.goto( '/prisijungti' );
		await logIn( page, 'nera', '' );
		await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await check( page, 'log-in, wrong fields' );
		await logIn(
			page,
			'ilgas.el.pasto.adresas.kurio.nera@demo.test',
			'neteisingas'
		);
		await expect( main( page ).getByRole( 'alert' ) ).toBeVisible();
		await check( page, 'log-in, refused' );

		await page.goto( '/registruotis' );
		await main( page )
			.getByRole( 'button', { name: lt( 'Register' ) } )
			.click();
		await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await check( page, 'register' );

		await page.goto( '/priminti-slaptazodi' );
		await page.getByLabel( lt( 'Email' ) ).fill( 'nera@demo.test' );
		await main( page )
			.getByRole( 'button', { name: lt( 'Send a link' ) } )
			.click();
		await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await check( page, 'lost password' );

		await page.goto( '/atstatyti-slaptazodi?email=a@demo.test&key=x' );
		await page.getByLabel( lt( 'New password' ) ).fill( 'naujas123' );
		await page
			.getByLabel( lt( 'Repeat the password' ) )
			.fill( 'naujas123' );
		await page.getByRole( 'button', { name: lt( 'Save' ) } ).click();
		await expect( main( page ).getByRole( 'alert' ) ).toBeVisible();
		await check( page, 'reset, bad key' );
	} );

	test( `a mentor and the popup${ width }`, async ( { page } ) => {
		test.setTimeout( 90_000 );
		const slug = runPhp(
			"echo get_user_meta( get_user_by( 'email', 'mentor@demo.test' )->ID, 'mentoriai_slug', true );"
		);
		await page.goto( `/mentorius/${ slug }` );
		const write = page.getByRole( 'button', {
			name: lt( 'Write to the mentor' ),
		} );
		await expect( write ).toBeVisible();
		await check( page, 'mentor' );
		await write.click();
		const popup = page.getByRole( 'dialog' );
		await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
		await check( page, 'popup, guest' );
		const box = await popup.boundingBox();
		const size = page.viewportSize();
		if ( width && box && size ) {
			// A sheet from below.
			expect( Math.round( box.width ) ).toBe( size.width );
			expect( Math.round( box.y + box.height ) ).toBe( size.height );
		}
		await logIn( page, 'founder2@demo.test' );
		await expect( popup.getByLabel( lt( 'Email' ) ) ).toHaveCount( 0 );
		await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
		await popup
			.getByRole( 'button', { name: lt( 'Send message' ) } )
			.click();
		await expect( popup ).toContainText( lt( 'Enter a subject' ) );
		await check( page, 'popup, form with errors' );

		const busy = runPhp(
			"echo get_user_meta( get_user_by( 'email', 'busy-mentor@demo.test' )->ID, 'mentoriai_slug', true );"
		);
		await page.goto( `/mentorius/${ busy }` );
		await expect( write ).toBeDisabled();
		await check( page, 'busy mentor' );
	} );

	test( `screens of members${ width }`, async ( { page } ) => {
		test.setTimeout( 90_000 );
		const founder = newPerson( { role: 'frontuser' } );
		const mentor = newPerson( { role: 'mentorius', last: LONG } );
		await enter( page, founder.token, '/zinutes' );
		await expect( page.getByText( lt( 'No messages yet' ) ) ).toBeVisible();
		await check( page, 'empty inbox' );
		await page.goto( '/profilis' );
		await expect( page.getByLabel( lt( 'Company name' ) ) ).toBeVisible();
		await check( page, 'profile of a founder' );

		const convo = await newConversation(
			founder,
			mentor,
			`${ LONG } ${ LONG }`,
			`${ LONG.repeat( 4 ) }\n${ LONG }`
		);
		await enter( page, mentor.token, '/zinutes' );
		await expect(
			main( page ).getByRole( 'listitem' ).filter( { hasText: LONG } )
		).toBeVisible();
		await check( page, 'inbox with an unread conversation' );
		await page.goto( `/pokalbis/${ convo }` );
		await expect(
			page.getByRole( 'region', {
				name: lt( 'Messages of the conversation' ),
			} )
		).toContainText( LONG );
		await page.getByLabel( lt( 'Message text' ) ).fill( LONG.repeat( 3 ) );
		await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
		await expect( page.getByLabel( lt( 'Message text' ) ) ).toHaveValue(
			''
		);
		await expect( main( page ).getByRole( 'time' ) ).toHaveCount( 2 );
		await check( page, 'conversation' );
		await page.goto( '/profilis' );
		await expect(
			page.getByLabel( lt( 'Description in Lithuanian' ) )
		).toBeVisible();
		await page.getByLabel( lt( 'First name' ) ).fill( '' );
		await page
			.getByRole( 'button', { name: lt( 'Save profile' ) } )
			.click();
		await expect( page.getByLabel( lt( 'First name' ) ) ).toBeFocused();
		await check( page, 'profile of a mentor with an error' );

		await enter( page, tokenOf( 'new@demo.test' ), '/profilis' );
		await expect(
			page.getByText( lt( 'How would you like to take part?' ) )
		).toBeVisible();
		await check( page, 'choice of a type' );
		await enter( page, tokenOf( 'draft-founder@demo.test' ), '/zinutes' );
		await expect(
			page.getByText( /Liko užpildyti \d+ lauk/ )
		).toBeVisible();
		await check( page, 'inbox of a draft' );
	} );
}

test( 'the accordion and the checklist of a content page', async ( {
	page,
} ) => {
	await page.goto( '/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti' );
	const question = main( page )
		.locator( 'summary, button[aria-expanded]' )
		.first();
	await question.click();
	await check( page, 'accordion open' );
	const groups = main( page ).getByRole( 'radiogroup' );
	for ( const group of await groups.all() ) {
		await group
			.getByRole( 'radio', { name: lt( 'Yes' ) } )
			.check( { force: true } );
	}
	await main( page )
		.getByRole( 'button', { name: lt( 'See the result' ) } )
		.click();
	await expect( main( page ).getByRole( 'status' ) ).not.toBeEmpty();
	await check( page, 'checklist with its result' );
} );

test( 'the whole main journey on a phone @phone', async ( { page } ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mark = Date.now().toString( 36 );
	newPerson( { role: 'mentorius', last: `Telefonietė${ mark }` } );
	await page.goto( '/' );
	await page.getByRole( 'button', { name: lt( 'Menu' ) } ).tap();
	const drawer = page.getByRole( 'dialog', { name: lt( 'Menu' ) } );
	await drawer.getByRole( 'link', { name: 'E. mentoriai' } ).tap();
	await expect( page ).toHaveURL( /\/e-mentoriai$/ );
	await expect( drawer ).toHaveCount( 0 );
	await page.getByRole( 'searchbox' ).fill( `telefoniete${ mark }` );
	await page
		.getByRole( 'article' )
		.getByRole( 'link', { name: /Telefonietė/ } )
		.tap();
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.tap();
	await logIn( page, founder.email );
	const popup = page.getByRole( 'dialog' );
	await expect( popup.getByLabel( lt( 'Email' ) ) ).toHaveCount( 0 );
	await popup.getByLabel( lt( 'Subject' ) ).fill( 'Iš telefono' );
	await popup
		.getByLabel( lt( 'Message' ), { exact: true } )
		.fill( 'Labas iš telefono' );
	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).tap();
	await popup
		.getByRole( 'link', { name: lt( 'Open the conversation' ) } )
		.tap();
	await expect(
		page.getByRole( 'region', {
			name: lt( 'Messages of the conversation' ),
		} )
	).toContainText( 'Labas iš telefono' );
	await page.getByLabel( lt( 'Message text' ) ).fill( 'Ir dar' );
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).tap();
	await expect( main( page ).getByRole( 'time' ) ).toHaveCount( 2 );
	await expectNoSidewaysScroll( page, 'conversation' );
	await page.getByRole( 'button', { name: lt( 'Menu' ) } ).tap();
	await drawer.getByRole( 'button', { name: lt( 'Log out' ) } ).tap();
	await expect( page ).toHaveURL( /:\d+\/$/ );
} );
