import { expect, test } from '../support/test';
import { parseMail } from '../support/mail';
import { demoSite, runPhp } from '../support/site';

test( 'the site under test is the one in demo.json', () => {
	expect( runPhp( 'echo home_url();' ) ).toBe( demoSite().url );
} );

test( 'an error in the console fails a journey', async ( { page } ) => {
	test.fail();
	await page.goto( '/wp-login.php' );
	// The address of an image that does not exist is enough.
	await page.evaluate(
		() =>
			new Promise( ( done ) => {
				const image = new Image();
				image.onerror = done;
				image.src = '/wp-content/uploads/none.png';
			} )
	);
} );

test( 'an expected error may be allowed', async ( { page, allowErrors } ) => {
	allowErrors( /none\.png/ );
	await page.goto( '/wp-login.php' );
	await page.evaluate(
		() =>
			new Promise( ( done ) => {
				const image = new Image();
				image.onerror = done;
				image.src = '/wp-content/uploads/none.png';
			} )
	);
} );

test( 'mails are read in both parts', () => {
	const mail = parseMail(
		[
			'To: =?UTF-8?B?xb1pbnV0xJc=?= <a@demo.test>',
			'Subject: =?UTF-8?Q?=C5=BDinut=C4=97?=',
			'Content-Type: multipart/alternative;',
			' boundary="b1"',
			'',
			'--b1',
			'Content-Type: text/plain; charset=UTF-8',
			'Content-Transfer-Encoding: quoted-printable',
			'',
			'=C5=BDinut=C4=97 http://127.0.0.1/?email=3Da&key=3D=',
			'1',
			'--b1',
			'Content-Type: text/html; charset=UTF-8',
			'Content-Transfer-Encoding: base64',
			'',
			Buffer.from( '<p>Žinutė</p>' ).toString( 'base64' ),
			'--b1--',
		].join( '\r\n' )
	);

	expect( mail.subject ).toBe( 'Žinutė' );
	expect( mail.to ).toBe( 'Žinutė <a@demo.test>' );
	expect( mail.text ).toContain( 'Žinutė http://127.0.0.1/?email=a&key=1' );
	expect( mail.html ).toContain( '<p>Žinutė</p>' );
} );
