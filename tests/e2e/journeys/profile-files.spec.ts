import { type Page } from '@playwright/test';
import { newestMail } from '../support/mail';
import { enter, newPerson, PASSWORD, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

/** A picture drawn in the page: its left half is red, its right half blue. */
async function picture( page: Page, width: number, height: number ) {
	const url = await page.evaluate(
		( [ w, h ] ) => {
			const canvas = document.createElement( 'canvas' );
			canvas.width = w;
			canvas.height = h;
			const pen = canvas.getContext( '2d' );
			if ( pen ) {
				pen.fillStyle = '#f00';
				pen.fillRect( 0, 0, w / 2, h );
				pen.fillStyle = '#00f';
				pen.fillRect( w / 2, 0, w / 2, h );
			}
			return canvas.toDataURL( 'image/png' );
		},
		[ width, height ] as const
	);
	return Buffer.from( url.split( ',' )[ 1 ] ?? '', 'base64' );
}

const PDF = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
);

test( 'a mentor positions a photo with keys and buttons; it is seen in the menu and on the page', async ( {
	page,
} ) => {
	const mentor = newPerson( { role: 'mentorius' } );
	await enter( page, mentor.token, '/en/profilis' );
	await expect(
		page.getByRole( 'button', { name: 'Add photo' } )
	).toBeVisible();
	await page.getByTestId( 'photo' ).setInputFiles( {
		name: 'IMG 1.png',
		mimeType: 'image/png',
		buffer: await picture( page, 600, 300 ),
	} );
	const dialog = page.getByRole( 'dialog', { name: 'Position the photo' } );
	const stage = dialog.getByRole( 'group', {
		name: 'Position of the photo',
	} );
	await expect( stage ).toBeVisible();
	await dialog.getByRole( 'slider', { name: 'Size' } ).press( 'End' );
	await stage.focus();
	for ( let i = 0; i < 20; i++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	const right = dialog.getByRole( 'button', {
		name: 'Move the picture right',
	} );
	for ( let i = 0; i < 20; i++ ) {
		await right.click();
	}
	await page.waitForTimeout( 100 );
	await dialog.getByRole( 'button', { name: 'Save photo' } ).click();

	await expect(
		page.getByRole( 'button', { name: 'Change photo' } )
	).toBeVisible();
	const shown = page
		.getByRole( 'region', { name: 'Photo' } )
		.locator( 'img' )
		.last();
	// The picture was moved to the right as far as it goes: only its left half, the red one, is left.
	await expect
		.poll( () =>
			shown.evaluate( ( element ) => {
				const canvas = document.createElement( 'canvas' );
				const pen = canvas.getContext( '2d' );
				const image = element as HTMLImageElement;
				pen?.drawImage( image, 0, 0, 100, 100 );
				const colors = [ 5, 95 ].map( ( x ) => [
					...( pen?.getImageData( x, 50, 1, 1 ).data ?? [] ),
				] );
				return colors.every(
					( [ red = 0, , blue = 0 ] ) => red > 200 && blue < 60
				);
			} )
		)
		.toBe( true );
	await expect(
		page.locator( 'header img[src*="/mentoriai/photos/"]' ).first()
	).toBeAttached();

	await page.goto( `/en/mentorius/${ mentor.slug }` );
	await expect(
		page.locator( 'main img[src*="/mentoriai/photos/"]' ).first()
	).toBeAttached();

	await page.goto( '/en/profilis' );
	await page.getByRole( 'button', { name: 'Remove photo' } ).click();
	await page
		.getByRole( 'alertdialog' )
		.getByRole( 'button', { name: 'Remove photo' } )
		.click();
	await expect(
		page.getByRole( 'button', { name: 'Add photo' } )
	).toBeVisible();
} );

test( 'a file that only pretends to be a picture is refused in words, and what was typed stays', async ( {
	page,
} ) => {
	const { token } = newPerson( { role: 'frontuser' } );
	await enter( page, token, '/en/profilis' );
	await page.getByLabel( 'First name' ).fill( 'Kita' );
	await page.getByTestId( 'photo' ).setInputFiles( {
		name: 'a.jpg',
		mimeType: 'image/jpeg',
		buffer: Buffer.from( '<?php echo 1;' ),
	} );
	await expect( page.getByText( '(jpg, png)' ) ).toBeVisible();
	await page.getByTestId( 'photo' ).setInputFiles( {
		name: 'a.jpg',
		mimeType: 'image/jpeg',
		buffer: Buffer.alloc( 2_097_152 ),
	} );
	await expect( page.getByText( '(max 2mb)' ) ).toBeVisible();
	await expect( page.getByLabel( 'First name' ) ).toHaveValue( 'Kita' );
} );

test( 'CVs are added, read by their owner only, and deleted', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 415/ );
	const mentor = newPerson( { role: 'mentorius' } );
	await enter( page, mentor.token, '/en/profilis' );
	await page.getByLabel( 'First name' ).fill( 'Neišsaugota' );
	await page.getByLabel( /Drop files here/ ).setInputFiles( [
		{ name: 'Mano CV.pdf', mimeType: 'application/pdf', buffer: PDF },
		{
			name: 'netikras.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from( 'x' ),
		},
	] );
	await expect(
		page.getByRole( 'button', { name: 'Delete Mano CV.pdf' } )
	).toBeVisible();
	await expect(
		page.getByText( 'Choose a PDF, DOC, DOCX or ODT file' )
	).toBeVisible();
	await expect( page.getByLabel( 'First name' ) ).toHaveValue(
		'Neišsaugota'
	);

	const loaded = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download Mano CV.pdf' } ).click();
	expect( ( await loaded ).suggestedFilename() ).toBe( 'Mano CV.pdf' );
	const reply = await page.request.get( '/wp-json/data/v1/user-profile', {
		headers: { Authorization: `Bearer ${ mentor.token }` },
	} );
	const { profile } = ( await reply.json() ) as {
		profile: { cv: { url: string }[] };
	};
	const url = profile.cv[ 0 ]?.url ?? '';
	expect( ( await page.request.get( url ) ).status() ).toBe( 401 );
	const stranger = tokenOf( 'mentor@demo.test' );
	const refused = await page.request.get( url, {
		headers: { Authorization: `Bearer ${ stranger }` },
	} );
	expect( refused.status() ).toBe( 404 );

	await page.getByRole( 'button', { name: 'Delete Mano CV.pdf' } ).click();
	await page
		.getByRole( 'alertdialog' )
		.getByRole( 'button', { name: 'Delete file' } )
		.click();
	await expect(
		page.getByRole( 'button', { name: 'Delete Mano CV.pdf' } )
	).toHaveCount( 0 );
} );

test( 'mails, sessions, a copy of the data, and leaving for good', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /status of 40[13]/ );
	const founder = newPerson( { role: 'frontuser' } );
	const other = await newVisitor();
	await other.goto( '/en/prisijungti' );
	await other.getByLabel( 'Email' ).fill( founder.email );
	await other.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await other.keyboard.press( 'Enter' );
	await expect( other ).toHaveURL( /zinutes/ );

	await enter( page, founder.token, '/en/profilis' );
	await page.getByRole( 'tab', { name: 'Account' } ).click();
	const mails = page.getByRole( 'region', { name: 'Email notifications' } );
	await mails.getByLabel( 'Language of emails' ).selectOption( 'en' );
	await expect( page.getByText( 'Saved' ) ).toBeVisible();
	const declined = mails.getByRole( 'switch', { name: 'Request declined' } );
	await expect( declined ).toBeChecked();
	await declined.press( 'Space' );
	await expect( declined ).not.toBeChecked();

	const sessions = page.getByRole( 'region', {
		name: 'Where you are logged in',
	} );
	await expect( sessions.getByText( 'This device' ) ).toBeVisible();
	await sessions
		.getByRole( 'button', { name: /^End session: Chrome/ } )
		.click();
	await expect( sessions.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await other.goto( '/en/profilis' );
	await expect( other ).toHaveURL( /prisijungti/ );

	const data = page.getByRole( 'region', {
		name: 'Closing the account and your data',
	} );
	await data.getByRole( 'button', { name: 'Ask for a copy' } ).click();
	await expect( data.getByText( /confirm the request in it/ ) ).toBeVisible();
	expect( ( await newestMail( founder.email ) ).text ).toContain(
		'confirmaction'
	);

	await page.getByRole( 'button', { name: 'Close my account' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Close your account?' } );
	// In the middle of the window, though it is one of several parts of a card.
	await expect
		.poll( () =>
			dialog.evaluate( ( box ) => {
				const { top, bottom } = box.getBoundingClientRect();
				return Math.abs( top - ( window.innerHeight - bottom ) );
			} )
		)
		.toBeLessThan( 2 );
	const leave = dialog.getByRole( 'button', { name: 'Close my account' } );
	await leave.click();
	await expect(
		dialog.getByText( `Enter ${ founder.email }` )
	).toBeVisible();
	await dialog.getByLabel( /Type your email/ ).fill( founder.email );
	await dialog.getByLabel( 'Current password' ).fill( 'ne tas' );
	await leave.click();
	await expect( dialog.getByText( 'Wrong password' ) ).toBeVisible();
	await dialog.getByLabel( 'Current password' ).fill( PASSWORD );
	await leave.click();
	await expect( page.getByText( 'Your account is closed' ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/en\/$/ );

	await page.goto( '/en/prisijungti' );
	await page.getByLabel( 'Email' ).fill( founder.email );
	await page.getByLabel( 'Password', { exact: true } ).fill( PASSWORD );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'main' ).getByRole( 'alert' ) ).toContainText(
		'closed'
	);
} );
