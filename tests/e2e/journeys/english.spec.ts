import { enter, tokenOf } from '../support/people';
import { demoSite } from '../support/site';
import { expect, test } from '../support/test';

/** The portal in English: the same pages below /en, and the way from one language to the other and back. */

test( 'each page leads to itself in the other language, and back', async ( {
	page,
} ) => {
	const languages = page.getByRole( 'navigation', {
		name: /^(Kalba|Language)$/,
	} );
	for ( const path of [
		'/',
		'/e-mentoriai',
		'/mentoriai-spieciuose',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/prisijungti',
	] ) {
		await page.goto( path );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'lt' );
		const title = await page.title();
		expect( title ).toMatch( /^\S.* \| Mentoriai$/ );
		const heading = await page
			.getByRole( 'heading', { level: 1 } )
			.innerText();

		await languages.getByRole( 'link', { name: 'EN' } ).click();
		await expect( page ).toHaveURL( /\/en(\/|$)/ );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'en' );
		await expect( page ).not.toHaveTitle( title );
		await expect( page ).toHaveTitle( / \| Mentoriai$/ );
		await expect(
			page.getByRole( 'heading', { level: 1 } )
		).not.toHaveText( heading );
		await expect( page.getByRole( 'banner' ) ).not.toContainText(
			'Prisijungti'
		);

		await languages.getByRole( 'link', { name: 'LT' } ).click();
		await expect( page ).toHaveURL( `${ demoSite().url }${ path }` );
		await expect( page ).toHaveTitle( title );
	}
} );

test( 'a visitor reads, logs in and writes in English', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 401/ );
	await page.goto( '/en/' );
	await page
		.getByRole( 'navigation', { name: 'Main menu' } )
		.getByRole( 'link', { name: 'E-mentors' } )
		.click();
	await expect( page ).toHaveURL( /\/en\/e-mentoriai$/ );
	await expect( page.getByRole( 'article' ) ).toHaveCount( 12 );
	await expect( page.getByText( 'Showing 12 of' ) ).toBeVisible();
	await page
		.getByRole( 'article' )
		.filter( {
			hasNotText: /Fully booked|Busy until|Full at the moment/,
		} )
		.first()
		.getByRole( 'link' )
		.click();
	await expect( page ).toHaveURL( /\/en\/mentorius\// );
	await page.getByRole( 'button', { name: 'Write to the mentor' } ).click();
	const popup = page.getByRole( 'dialog' );
	await popup.getByLabel( 'Email' ).fill( 'founder2@demo.test' );
	await popup.getByLabel( 'Password', { exact: true } ).fill( 'neteisingas' );
	await popup.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( popup.getByRole( 'alert' ) ).toContainText(
		'Wrong email address or password'
	);
	await popup.getByLabel( 'Password', { exact: true } ).fill( 'demo12345' );
	await popup.getByRole( 'button', { name: 'Log in' } ).click();
	await expect( popup.getByLabel( 'Email' ) ).toHaveCount( 0 );
	await popup.getByLabel( 'Subject' ).fill( 'In English' );
	await popup
		.getByLabel( 'Message', { exact: true } )
		.fill( 'How do I export?' );
	await popup.getByRole( 'button', { name: 'Send message' } ).click();
	await popup.getByRole( 'link', { name: 'Open the conversation' } ).click();
	await expect( page ).toHaveURL( /\/en\/pokalbis\/\d+$/ );
	await expect( page ).toHaveTitle( 'In English | Mentoriai' );
} );

test( 'no Lithuanian word of the interface is left on English screens', async ( {
	page,
} ) => {
	await enter( page, tokenOf( 'founder@demo.test' ), '/en/zinutes' );
	for ( const path of [ '/en/zinutes', '/en/profilis', '/en/e-mentoriai' ] ) {
		await page.goto( path );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'button' )
				.or( page.getByRole( 'main' ).getByRole( 'link' ) )
				.first()
		).toBeVisible();
		const words = await page
			.locator( 'main button, main label, header, main h1' )
			.allInnerTexts();
		expect( words.join( ' ' ) ).not.toMatch(
			/Žinut|Siųsti|Išsaugoti|Peržiūrėti|Atsijungti|Profilis|Slaptažodis|Vardas|Rodyti/
		);
	}
} );
