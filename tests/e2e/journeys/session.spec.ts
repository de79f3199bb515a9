import type { Page } from '@playwright/test';
import { linkIn, newestMail } from '../support/mail';
import {
	enter,
	newConversation,
	newPerson,
	type Person,
} from '../support/people';
import { messageLog } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** The robot check, the mails and the keys are real. */

async function register( page: Page, email: string ): Promise< void > {
	await page.goto( '/en/registruotis' );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'labas123' );
	await page.getByLabel( 'Repeat the password' ).fill( 'labas123' );
	await page.getByLabel( /privacy policy/ ).check();
	await page.getByLabel( /membership rules/ ).check();
	await page
		.locator( 'main' )
		.getByRole( 'button', { name: 'Register' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Check your inbox' } )
	).toBeFocused();
}

async function logIn(
	page: Page,
	email: string,
	password: string
): Promise< void > {
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Password', { exact: true } ).fill( password );
	await page.keyboard.press( 'Enter' );
}

test( 'register, confirm by the mailed link, choose to be a founder', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 40[03]/ );
	const email = `nauja-${ Date.now() }@demo.test`;
	await register( page, email );
	const link = linkIn( await newestMail( email ), /key=/ );

	await page.goto( '/en/prisijungti' );
	await logIn( page, email, 'labas123' );
	await expect( page.locator( 'main' ).getByRole( 'alert' ) ).toContainText(
		'Account not confirmed'
	);

	await page.goto( link );
	await expect( page ).toHaveURL( /\/en\/profilis$/ );
	await page.getByRole( 'button', { name: /I want a mentor/ } ).click();
	await expect( page.getByLabel( 'First name' ) ).toBeVisible();

	await page.evaluate( () => localStorage.clear() );
	await page.goto( link );
	await expect( page.locator( 'main' ).getByRole( 'alert' ) ).toContainText(
		'This link is no longer valid'
	);
} );

test( 'the log-in works by keyboard alone on a phone @phone', async ( {
	page,
} ) => {
	await page.goto( '/en/prisijungti' );
	await page.getByLabel( 'Email' ).focus();
	await page.keyboard.type( 'founder@demo.test' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'demo12345' );
	await page.keyboard.press( 'Enter' );

	await expect( page ).toHaveURL( /\/en\/zinutes$/ );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 375 );
} );

test( 'who is active stays signed in, others are asked before the end; a text in hand stays', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Sesija', 'Labas' );
	const field = page.getByLabel( lt( 'Message text' ) );
	await page.clock.install();
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await field.pressSequentially( 'Dar rašau' );

	setSecondsLeft( founder, 600 );
	await page.clock.fastForward( '05:50:00' );
	await expect.poll( () => secondsLeft( founder ) ).toBeGreaterThan( 21_000 );
	await expect( field ).toHaveValue( 'Dar rašau' );

	setSecondsLeft( founder, 90 );
	await page.clock.fastForward( '05:58:30' );
	const question = page.getByRole( 'alertdialog' );
	await question
		.getByRole( 'button', { name: lt( 'Stay logged in' ) } )
		.click();
	await expect( question ).toBeHidden();
	expect( secondsLeft( founder ) ).toBeGreaterThan( 21_000 );

	await expect( field ).toHaveValue( 'Dar rašau' );
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	await expect( messageLog( page ) ).toContainText( 'Dar rašau' );
	await expect( field ).toHaveValue( '' );
} );

/** Brings the end of the one session of a person near, as its age would. */
function setSecondsLeft( { id }: Person, seconds: number ): void {
	runPhp(
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_sessions SET expires_at = " . ( time() + ${ seconds } ) . ' WHERE user_id = ${ id }' );`
	);
}

function secondsLeft( { id }: Person ): number {
	return Number(
		runPhp(
			`global $wpdb; echo $wpdb->get_var( "SELECT expires_at FROM {$wpdb->prefix}mentoriai_sessions WHERE user_id = ${ id }" ) - time();`
		)
	);
}
