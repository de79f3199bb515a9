import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logIn, newPerson, phpString } from '../support/people';
import { expectAccessible } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/**
 * Turnstile in the log-in form. Its script and its server are played here: the script asks the person to tick a box,
 * the server knows one token.
 */

const SCRIPT = `window.turnstile = {
	render( holder, options ) {
		const label = document.createElement( 'label' );
		label.innerHTML = '<input type="checkbox"> Esu žmogus';
		holder.append( label );
		options[ 'before-interactive-callback' ]();
		label.firstChild.addEventListener( 'change', () => options.callback( 'zmogus-' + options.action ) );
		return 'w';
	},
	remove() { document.querySelector( 'label input[type=checkbox]' ).parentNode.remove(); },
};`;

let server: Server;
let answers: 'well' | 'not' = 'well';

test.beforeAll( async () => {
	server = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( part ) => {
			body += String( part );
		} );
		request.on( 'end', () => {
			const token = new URLSearchParams( body ).get( 'response' );
			response.statusCode = answers === 'well' ? 200 : 503;
			response.end(
				answers === 'well'
					? JSON.stringify( {
							success: token === 'zmogus-login',
							hostname: '127.0.0.1',
							action: 'login',
							challenge_ts: new Date().toISOString(),
					  } )
					: 'Service Unavailable'
			);
		} );
	} );
	await new Promise< void >( ( done ) =>
		server.listen( 0, '127.0.0.1', done )
	);
	const { port } = server.address() as AddressInfo;
	const url = phpString( `http://127.0.0.1:${ port }/` );
	runPhp( `
		update_option( 'mentoriai_test_bot_verify', [ 'turnstile' => ${ url } ] );
		update_option( 'mentoriai_settings', [ 'turnstile_site_key' => 'site', 'turnstile_secret' => 'slapta' ] + (array) get_option( 'mentoriai_settings', [] ) );
	` );
} );

test.afterAll( () => {
	server.close();
	runPhp( `delete_option( 'mentoriai_test_bot_verify' );` );
} );

test.use( { extraHTTPHeaders: { 'X-Mentoriai-Bot': 'turnstile' } } );

test( 'Turnstile asks, and is answered by the keyboard; while it is away the form says so', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 400/ );
	await page.route( /challenges\.cloudflare\.com/, ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: SCRIPT } )
	);
	const person = newPerson( { role: 'frontuser' } );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( '/prisijungti' );
	expect( asked.filter( ( url ) => url.includes( 'cloudflare' ) ) ).toEqual(
		[]
	);

	answers = 'not';
	await logIn( page, person.email );
	const note = page.getByText(
		lt( 'One more step: confirm below that you are a person.' )
	);
	await expect( note ).toBeVisible();
	await expectAccessible( page, 'log-in with Turnstile' );
	const box = page.getByLabel( 'Esu žmogus' );
	await box.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'po minutės' );
	await expect( note ).toBeHidden();
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		person.email
	);

	answers = 'well';
	await page
		.locator( 'form' )
		.getByRole( 'button', { name: lt( 'Log in' ) } )
		.click();
	await box.focus();
	await page.keyboard.press( 'Space' );
	await expect( page ).toHaveURL( /\/zinutes$/ );
} );

test( 'a script that is blocked is explained', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /challenges\.cloudflare\.com/ );
	await page.route( /challenges\.cloudflare\.com/, ( route ) =>
		route.abort()
	);
	const person = newPerson( { role: 'frontuser' } );
	await page.goto( '/prisijungti' );
	await logIn( page, person.email );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		lt(
			'The robot check could not be loaded. Turn off script or ad blockers for this page, or try again in a minute.'
		)
	);
} );
