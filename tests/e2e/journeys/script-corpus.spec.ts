import type { Page } from '@playwright/test';
import { demoSite, runPhp } from '../support/site';
import { api, enter, newConversation, newPerson } from '../support/people';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** What a member types is shown to others as text: nothing of it runs, and no request leaves. */

const CORPUS = [
	'<img src=x onerror=window.hacked=1>',
	'<script>window.hacked=1</script>',
	'"><svg onload=window.hacked=1>',
	"';window.hacked=1;//",
	'</textarea><iframe srcdoc="<script>parent.hacked=1</script>">',
	'{{constructor.constructor("window.hacked=1")()}}',
	'<a href="javascript:window.hacked=1">javascript:window.hacked=1</a>',
	'http://evil.invalid/x.png',
	'&lt;b&gt;&amp;',
].join( '\n' );
const LINE =
	'<img src=x onerror=window.hacked=1>"><svg onload=window.hacked=1>';

/** Fails on requests to anywhere else, on what a browser would fetch for the corpus, and on anything that ran. */
function watch( page: Page ): () => Promise< void > {
	const requests: string[] = [];
	const dialogs: string[] = [];
	page.on( 'request', ( request ) => {
		const url = request.url();
		if (
			! /^(?:data|blob):/.test( url ) &&
			( ! url.startsWith( demoSite().url ) || /\/x$|evil/.test( url ) )
		) {
			requests.push( url );
		}
	} );
	page.on( 'dialog', ( dialog ) => {
		dialogs.push( dialog.message() );
		void dialog.dismiss();
	} );
	return async () => {
		expect(
			await page.evaluate( () => ( {
				ran: 'hacked' in window,
				elements: document.querySelectorAll(
					'main iframe, main [onerror], main [onload], main [onclick], a[href^="javascript"], main script'
				).length,
			} ) )
		).toEqual( { ran: false, elements: 0 } );
		expect( requests ).toEqual( [] );
		expect( dialogs ).toEqual( [] );
	};
}

test( 'messages and subjects', async ( { page, newVisitor } ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const founderFine = watch( page );
	await enter( page, founder.token, `/mentorius/${ mentor.slug }` );
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	const popup = page.getByRole( 'dialog' );
	await popup.getByLabel( lt( 'Subject' ) ).fill( LINE );
	await popup.getByLabel( lt( 'Message' ), { exact: true } ).fill( CORPUS );
	await popup.getByRole( 'button', { name: lt( 'Send message' ) } ).click();
	await popup
		.getByRole( 'link', { name: lt( 'Open the conversation' ) } )
		.click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		LINE
	);
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'evil.invalid' } )
	).toContainText( '<script>window.hacked=1</script>' );
	await founderFine();

	const other = await newVisitor();
	const mentorFine = watch( other );
	await enter( other, mentor.token, '/zinutes' );
	const row = other.getByRole( 'main' ).getByRole( 'listitem' );
	await expect( row.getByRole( 'heading' ) ).toContainText( LINE );
	await mentorFine();
	await row.getByRole( 'link' ).click();
	const log = other.getByRole( 'region', {
		name: lt( 'Messages of the conversation' ),
	} );
	for ( const line of CORPUS.split( '\n' ) ) {
		await expect( log ).toContainText( line );
	}
	await mentorFine();
	await other.getByLabel( lt( 'Message text' ) ).fill( CORPUS );
	await other.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	// The founder gets it by polling, and the screen reader's line repeats it.
	await expect(
		page.getByRole( 'listitem' ).filter( { hasText: 'evil.invalid' } )
	).toHaveCount( 2 );
	await founderFine();
	await mentorFine();
} );

test( 'names and profiles', async ( { page, newVisitor, allowErrors } ) => {
	// The staff's list asks for pictures that WordPress keeps elsewhere.
	allowErrors( /gravatar/ );
	const mentor = newPerson( { role: 'mentorius' } );
	await enter( page, mentor.token, '/profilis' );
	const fine = watch( page );
	await page
		.getByLabel( lt( 'First name' ) )
		.fill( '<img src=x onerror=window.hacked=1>' );
	await page
		.getByLabel( lt( 'Last name' ) )
		.fill( '"><svg onload=window.hacked=1>' );
	await page
		.getByLabel( lt( 'Position and company' ), { exact: true } )
		.fill( LINE );
	await page.getByLabel( lt( 'Description in Lithuanian' ) ).fill( CORPUS );
	await page
		.getByLabel( lt( 'LinkedIn profile' ) )
		.or( page.getByLabel( lt( '“LinkedIn” profile' ) ) )
		.fill( 'javascript:window.hacked=1' );
	await page.getByRole( 'button', { name: lt( 'Save profile' ) } ).click();
	await expect(
		page.getByText(
			lt( 'Enter an address that begins with https://www.linkedin.com/' )
		)
	).toBeVisible();
	await page
		.getByLabel( lt( 'LinkedIn profile' ) )
		.or( page.getByLabel( lt( '“LinkedIn” profile' ) ) )
		.fill( '' );
	await page.getByRole( 'button', { name: lt( 'Save profile' ) } ).click();
	await expect(
		page.getByText( lt( 'Changes saved' ), { exact: true } )
	).toBeVisible();
	await page.reload();
	await expect(
		page.getByLabel( lt( 'Position and company' ), { exact: true } )
	).toHaveValue( LINE );
	await page
		.getByRole( 'banner' )
		.getByRole( 'button', { name: /svg/ } )
		.click();
	await fine();

	const slug = runPhp(
		`echo get_user_meta( ${ mentor.id }, 'mentoriai_slug', true );`
	);
	const guest = await newVisitor();
	const guestFine = watch( guest );
	await guest.goto( `/mentorius/${ slug }` );
	await expect( guest.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'<img src=x onerror=window.hacked=1>'
	);
	for ( const line of CORPUS.split( '\n' ) ) {
		await expect( guest.getByRole( 'main' ) ).toContainText( line );
	}
	await guestFine();
	await guest.goto( '/e-mentoriai' );
	await guest.getByRole( 'searchbox' ).fill( 'hacked' );
	await expect( guest.getByRole( 'article' ).first() ).toContainText( LINE );
	await guestFine();
	await guest.goto(
		'/e-mentoriai?sritis="><img src=x onerror=window.hacked=1>'
	);
	await expect( guest.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await guestFine();

	// The staff's screens show the same names.
	const staff = await newVisitor();
	await staff.goto( '/wp-login.php?redirect_to=/wp-admin/users.php' );
	await staff.locator( '#user_login' ).fill( 'admin' );
	await staff.locator( '#user_pass' ).fill( 'demo12345' );
	await staff.locator( '#wp-submit' ).click();
	await staff.goto( '/wp-admin/users.php?s=hacked' );
	await expect( staff.locator( '#the-list' ) ).toContainText( mentor.email );
	expect( await staff.evaluate( () => 'hacked' in window ) ).toBe( false );
	runPhp(
		`do_action( 'mentoriai_set_user_status', ${ mentor.id }, 'closed' );`
	);
} );

test( 'a founder’s name in the inbox and the thread of a mentor', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	await api( founder.token, 'save_profile', {
		firstName: '<b>Ona</b>',
		lastName: '<img src=x onerror=window.hacked=1>',
		pavadinimas: 'UAB Bandymas',
		regMetai: 2020,
		veiklosSritis: 'Duona',
		klausimai: 'Kaip?',
	} );
	const mentor = newPerson( { role: 'mentorius' } );
	await newConversation( founder, mentor, 'Vardas', 'Labas' );
	const fine = watch( page );
	await enter( page, mentor.token, '/zinutes' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'listitem' )
	).toContainText( '<b>Ona</b> <img src=x' );
	await page
		.getByRole( 'main' )
		.getByRole( 'listitem' )
		.getByRole( 'link' )
		.click();
	await expect( page.getByRole( 'main' ) ).toContainText(
		'<b>Ona</b> <img src=x'
	);
	await fine();
} );
