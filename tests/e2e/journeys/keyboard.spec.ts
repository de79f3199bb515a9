/* eslint-disable @wordpress/no-global-active-element -- The page under test has one document. */
import { focused, tabTo } from '../support/keyboard';
import { newPerson } from '../support/people';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** The main journey with the keyboard alone: the focus can be seen, and lands where it should. */

test( 'from the skip link to a sent message', async ( { page } ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mark = Date.now().toString( 36 );
	newPerson( { role: 'mentorius', last: `Klaviatūrienė${ mark }` } );
	await page.goto( '/' );
	await page.keyboard.press( 'Tab' );
	expect( ( await focused( page ) ).text ).toBe( lt( 'Skip to content' ) );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'main' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	expect(
		await page.evaluate(
			() =>
				document
					.querySelector( 'main' )
					?.contains( document.activeElement )
		)
	).toBe( true );

	await page.goto( '/' );
	await tabTo( page, ( at ) => at.text === 'E. mentoriai' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/e-mentoriai$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();

	await tabTo( page, ( at ) => at.tag === 'input' );
	await page.keyboard.type( `klaviaturiene${ mark }` );
	const card = page.getByRole( 'article' );
	await expect( card ).toHaveCount( 1 );
	await tabTo( page, ( at ) => at.text.includes( 'Klaviatūrienė' ) );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: /Klaviatūrienė/ } )
	).toBeVisible();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();

	const write = lt( 'Write to the mentor' );
	await tabTo( page, ( at ) => at.text === write );
	await page.keyboard.press( 'Enter' );
	const popup = page.getByRole( 'dialog' );
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( popup ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: write } ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
	// Message, register, the link to the log-in, address.
	for ( let step = 0; step < 4; step++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( popup.getByLabel( lt( 'Email' ) ) ).toBeFocused();
	await page.keyboard.type( founder.email );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'demo12345' );
	await page.keyboard.press( 'Enter' );
	await expect( popup.getByLabel( lt( 'Email' ) ) ).toHaveCount( 0 );
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
	// Nothing behind the popup can be reached.
	for ( let step = 0; step < 12; step++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate( () => {
				const at = document.activeElement;
				return at === document.body || at?.closest( 'dialog' ) !== null;
			} )
		).toBe( true );
	}
	await popup.getByLabel( lt( 'Subject' ) ).focus();
	await page.keyboard.press( 'Tab' );
	await expect(
		popup.getByLabel( lt( 'Message' ), { exact: true } )
	).toBeFocused();
	await page.keyboard.type( 'Labas' );
	await tabTo( page, ( at ) => at.text === lt( 'Send message' ) );
	await page.keyboard.press( 'Enter' );
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
	await page.keyboard.type( 'Klaviatūra' );
	await page.keyboard.press( 'Enter' );
	const open = popup.getByRole( 'link', {
		name: lt( 'Open the conversation' ),
	} );
	await expect( open ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Klaviatūra' } )
	).toBeVisible();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	// It comes while the messages are on their way.
	await expect( page.getByLabel( lt( 'Message text' ) ) ).toBeVisible();
	await tabTo( page, ( at ) => at.tag === 'textarea' );
	await page.keyboard.type( 'Antra žinutė' );
	await page.keyboard.press( 'Control+Enter' );
	await expect(
		page
			.getByRole( 'listitem' )
			.filter( { hasText: 'Antra žinutė' } )
			.getByRole( 'time' )
	).toBeVisible();
	await expect( page.getByLabel( lt( 'Message text' ) ) ).toBeFocused();
} );

test( 'the profile menu', async ( { page } ) => {
	const founder = newPerson( { role: 'frontuser', first: 'Klava' } );
	await page.goto( '/prisijungti' );
	await tabTo( page, ( at ) => at.tag === 'input' );
	await page.keyboard.type( founder.email );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'demo12345' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/zinutes$/ );
	const menu = page
		.getByRole( 'banner' )
		.getByRole( 'button', { name: /^Klava/ } );
	await menu.focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'menuitem', { name: lt( 'Profile' ) } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		page.getByRole( 'menuitem', { name: lt( 'Mentorships' ) } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeFocused();
	await page.keyboard.press( 'ArrowUp' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /:\d+\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
} );
