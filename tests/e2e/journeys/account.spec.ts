import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkIn, newestMail } from '../support/mail';
import { enter, logIn, newPerson, PASSWORD } from '../support/people';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Accounts in Lithuanian, from the registration to a lost password. The robot check, mails and keys are real. */

const newAddress = () => `${ randomUUID() }@demo.test`;

function form( page: Page ) {
	return page.getByRole( 'main' ).locator( 'form' );
}

test( 'register, confirm by mail, choose founder, fill the profile, write to a mentor', async ( {
	page,
	allowErrors,
} ) => {
	// 403: the messages, asked for before it is known that the person has not chosen.
	allowErrors( /status of 409|403.*get_conversations/ );
	const email = newAddress();
	await page.goto( '/' );
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: lt( 'Register' ) } )
		.click();
	await expect( page ).toHaveURL( /\/registruotis$/ );

	const submit = form( page ).getByRole( 'button', {
		name: lt( 'Register' ),
	} );
	await submit.click();
	await expect( form( page ) ).toContainText(
		lt( 'Tick this box to agree' )
	);
	await page.getByLabel( lt( 'Email' ) ).fill( 'founder@demo.test' );
	await page.getByLabel( lt( 'Password' ), { exact: true } ).fill( 'abc' );
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'abd' );
	await page.getByLabel( /privatumo politika/ ).check();
	await page.getByLabel( /narystės taisyklėmis/ ).check();
	await submit.click();
	await expect( form( page ) ).toContainText( 'Min: 5, Max: 20' );
	await expect( form( page ) ).toContainText(
		lt( 'The passwords do not match' )
	);
	await page.getByLabel( lt( 'Password' ), { exact: true } ).fill( 'labas' );
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'labas' );
	await submit.click();
	await expect( form( page ).getByRole( 'alert' ) ).toBeVisible();
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		'founder@demo.test'
	);

	await page.getByLabel( lt( 'Email' ) ).fill( email );
	await submit.click();
	await expect(
		page.getByRole( 'heading', { name: lt( 'Check your inbox' ) } )
	).toBeFocused();
	await expect( page.getByText( email ) ).toBeVisible();

	const mail = await newestMail( email );
	expect( mail.html ).toContain( '<' );
	await page.goto( linkIn( mail, /prisijungti\?.*key=/ ) );
	await expect( page ).toHaveURL( /\/profilis$/ );
	await expect(
		page.getByRole( 'heading', {
			level: 1,
			name: lt( 'How would you like to take part?' ),
		} )
	).toBeVisible();
	// Nothing else is open to somebody who has not chosen.
	await page.goto( '/zinutes' );
	await expect( page ).toHaveURL( /\/profilis$/ );
	await page
		.getByRole( 'button', { name: new RegExp( lt( 'I want a mentor' ) ) } )
		.click();

	await expect( page.getByText( 'Užpildyta 0 iš 6' ) ).toBeVisible();
	const save = page.getByRole( 'button', { name: lt( 'Save profile' ) } );
	await page.getByLabel( lt( 'First name' ) ).fill( 'Austėja' );
	await save.click();
	await expect( page.getByLabel( lt( 'Last name' ) ) ).toBeFocused();
	await expect(
		page.getByText( 'Pataisykite 5 pažymėtus laukus' )
	).toBeVisible();
	await page.getByLabel( lt( 'Last name' ) ).fill( 'Žukauskaitė-Šimkienė' );
	await page.getByLabel( lt( 'Company name' ) ).fill( 'MB „Ąžuolo gilė“' );
	await page
		.getByLabel( lt( 'Year the business was registered' ) )
		.fill( '3020' );
	await page
		.getByLabel( lt( 'Describe what the company does' ) )
		.fill( 'Baldai.' );
	await page
		.getByLabel( lt( 'Questions you need help with' ) )
		.fill( 'Eksportas.' );
	await save.click();
	const year = page.getByLabel( lt( 'Year the business was registered' ) );
	await expect( year ).toBeFocused();
	await expect( year ).toHaveAttribute( 'aria-invalid', 'true' );
	await year.fill( '2021' );
	await save.click();
	await expect(
		page.getByText( lt( 'You can write to mentors' ), { exact: true } )
	).toBeVisible();

	await page
		.getByRole( 'main' )
		.getByRole( 'link', { name: lt( 'Find a mentor' ) } )
		.last()
		.click();
	for ( const next of [ 'Skip', 'Skip', 'Show mentors' ] ) {
		await page.getByRole( 'button', { name: lt( next ) } ).click();
	}
	await page.getByRole( 'article' ).first().getByRole( 'link' ).click();
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	const popup = page.getByRole( 'dialog' );
	await popup.getByLabel( lt( 'Subject' ) ).fill( 'Pirmas laiškas' );
	await popup.getByLabel( lt( 'Message' ), { exact: true } ).fill( 'Labas' );
	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).click();
	await expect( popup ).toContainText(
		lt( 'Message was sent successfully' )
	);

	await page.reload();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: lt( 'Messages' ) } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'Pirmas laiškas' } )
	).toBeVisible();
} );

test( 'a mentor who registers is told that the agency reviews the profile', async ( {
	page,
} ) => {
	const person = newPerson( { role: 'neapsisprendes', status: 'draft' } );
	await enter( page, person.token, '/profilis' );
	await page
		.getByRole( 'button', {
			name: new RegExp( lt( 'I want to be a mentor' ) ),
		} )
		.click();
	await page.getByLabel( lt( 'First name' ) ).fill( 'Jonas' );
	await page.getByLabel( lt( 'Last name' ) ).fill( 'Petraitis' );
	await page
		.getByLabel( lt( 'Position and company' ), { exact: true } )
		.fill( 'Vadovas' );
	await page
		.getByLabel( lt( 'Description in Lithuanian' ) )
		.fill( 'Padedu.' );
	await page.getByRole( 'button', { name: lt( 'Save profile' ) } ).click();
	await expect(
		page.getByText( lt( 'Your profile is being reviewed' ) )
	).toBeVisible();
	await page.goto( '/zinutes' );
	await expect(
		page.getByText( lt( 'Your profile is being reviewed' ) )
	).toBeVisible();
} );

test( 'lost password: mail, new password, log-in; sessions of before are dead', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	test.setTimeout( 120_000 );
	allowErrors( /status of 40[0134]/ );
	const person = newPerson( { role: 'frontuser' } );
	const elsewhere = await newVisitor();
	await enter( elsewhere, person.token, '/zinutes' );
	await expect(
		elsewhere.getByText( lt( 'No messages yet' ) )
	).toBeVisible();

	await page.goto( '/prisijungti' );
	await logIn( page, person.email, 'neteisingas' );
	await expect( form( page ).getByRole( 'alert' ) ).toContainText(
		'Neteisingas el. pašto adresas arba slaptažodis'
	);
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		person.email
	);
	await page
		.getByRole( 'link', { name: lt( 'Forgot your password?' ) } )
		.click();
	await expect( page ).toHaveURL( /\/priminti-slaptazodi$/ );

	const stranger = newAddress();
	const ask = page.getByRole( 'button', { name: lt( 'Send a link' ) } );
	await page.getByLabel( lt( 'Email' ) ).fill( 'ne adresas' );
	await ask.click();
	await expect( form( page ) ).toContainText(
		lt( 'Enter a valid email address, such as name@example.com' )
	);
	await page.getByLabel( lt( 'Email' ) ).fill( stranger );
	await ask.click();
	await expect( form( page ) ).toContainText(
		'Tokio el. pašto adreso neradome'
	);
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue( stranger );

	await page.getByLabel( lt( 'Email' ) ).fill( person.email );
	await ask.click();
	await expect(
		page.getByText( lt( 'We sent you a link to choose a new password.' ) )
	).toBeVisible();
	const link = linkIn(
		await newestMail( person.email ),
		/atstatyti-slaptazodi\?.*key=/
	);
	await page.goto( link );
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		person.email
	);
	await expect( page.getByLabel( lt( 'Email' ) ) ).not.toBeEditable();
	await page.getByLabel( lt( 'New password' ) ).fill( 'naujas123' );
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'naujas12' );
	await page.getByRole( 'button', { name: lt( 'Save' ) } ).click();
	await expect( form( page ) ).toContainText(
		lt( 'The passwords do not match' )
	);
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'naujas123' );
	await page.getByRole( 'button', { name: lt( 'Save' ) } ).click();
	await expect(
		page.getByText( lt( 'Password was changed, log in again' ) )
	).toBeVisible();
	await expect( page ).toHaveURL( /\/prisijungti$/ );

	await elsewhere.goto( '/zinutes' );
	await expect( elsewhere ).toHaveURL( /\/prisijungti$/ );

	await logIn( page, person.email, PASSWORD );
	await expect( form( page ).getByRole( 'alert' ) ).toBeVisible();
	await logIn( page, person.email, 'naujas123' );
	await expect( page ).toHaveURL( /\/zinutes$/ );

	// The link is spent, and whoever opens it is logged out.
	await page.goto( link );
	await page.getByLabel( lt( 'New password' ) ).fill( 'kitas1234' );
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'kitas1234' );
	await page.getByRole( 'button', { name: lt( 'Save' ) } ).click();
	await expect( form( page ).getByRole( 'alert' ) ).toContainText(
		lt( 'Ask for a new link' )
	);
	await page.goto( '/zinutes' );
	await expect( page ).toHaveURL( /\/prisijungti$/ );
} );

test( 'a log-in form says in place what is wrong with it', async ( {
	page,
} ) => {
	await page.goto( '/prisijungti' );
	await logIn( page, 'be-eta', 'x' );
	await expect( page.getByLabel( lt( 'Email' ) ) ).toBeFocused();
	await expect( form( page ) ).toContainText(
		lt( 'Enter a valid email address, such as name@example.com' )
	);
	await expect(
		page.getByLabel( lt( 'Password' ), { exact: true } )
	).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue( 'be-eta' );
} );
