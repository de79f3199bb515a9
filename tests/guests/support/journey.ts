import { expect, type Page } from '@playwright/test';
import { api, logIn, newPerson, type Person } from '../../e2e/support/people';
import { lt } from '../../e2e/support/words';

let mentor: Person | undefined;

/** One mentor for all journeys. */
export function theMentor(): Person {
	mentor ??= newPerson( { role: 'mentorius' } );
	return mentor;
}

/** The product's main job: a guest finds a mentor, logs in, writes, reads the answer and logs out. */
export async function mainJourney( page: Page ): Promise< void > {
	const founder = newPerson( { role: 'frontuser' } );
	const { slug, last, token } = theMentor();
	const subject = `Klausimas ${ founder.last }`;

	await page.goto( '/' );
	await page
		.getByRole( 'navigation', { name: lt( 'Main menu' ) } )
		.getByRole( 'link', { name: 'E. mentoriai' } )
		.click();
	await expect( page.getByRole( 'article' ).first() ).toBeVisible();

	await page.goto( `/mentorius/${ slug }` );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText(
		last
	);
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	const popup = page.getByRole( 'dialog' );
	await logIn( page, founder.email );
	// Guests have the same fields: these are not the founder's yet.
	await expect(
		popup.getByLabel( lt( 'Password' ), { exact: true } )
	).toHaveCount( 0 );
	await popup.getByLabel( lt( 'Subject' ) ).fill( subject );
	await popup
		.getByLabel( lt( 'Message' ), { exact: true } )
		.fill( 'Nuo ko pradėti?' );
	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).click();
	await popup
		.getByRole( 'link', { name: lt( 'Open the conversation' ) } )
		.click();
	await expect( page ).toHaveURL( /\/pokalbis\/\d+$/ );
	const convo = Number( /\d+$/.exec( page.url() )?.[ 0 ] );

	await api( token, 'message_reply', {
		convo_id: convo,
		content: 'Nuo pradžių.',
	} );
	await expect(
		page.getByRole( 'region', {
			name: lt( 'Messages of the conversation' ),
		} )
	).toContainText( 'Nuo pradžių.' );

	const banner = page.getByRole( 'banner' );
	await banner.getByRole( 'button', { name: founder.last } ).click();
	const loggedOut = page.waitForResponse( /\/logout/ );
	await page.getByRole( 'menuitem', { name: lt( 'Log out' ) } ).click();
	expect( ( await loggedOut ).status() ).toBe( 200 );
	await expect(
		banner.getByRole( 'link', { name: lt( 'Log in' ) } )
	).toBeVisible();
}
