import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { phpString } from './people';
import { demoSite, runPhp } from './site';

/** Requests with it see Google as set up. */
export const OAUTH_HEADER = { 'X-Mentoriai-Oauth': '1' };

/**
 * Starts the OpenID provider of the tests and makes it the portal's Google.
 *
 * @return Ends both.
 */
export async function startGoogle(): Promise< () => void > {
	const program = spawn(
		process.execPath,
		[
			join( __dirname, 'oidc-provider.mjs' ),
			`${ demoSite().url }/wp-json/data/v1/social_callback/google`,
		],
		{ stdio: [ 'ignore', 'pipe', 'ignore' ] }
	);
	const issuer = await new Promise< string >( ( resolve, reject ) => {
		let said = '';
		program.stdout.on( 'data', ( part: Buffer ) => {
			said += part.toString();
			const [ address ] = /http:\S+(?=\n)/.exec( said ) ?? [];
			if ( address ) {
				resolve( address );
			}
		} );
		program.on( 'exit', ( code ) =>
			reject( new Error( `the provider ended with ${ code }` ) )
		);
	} );
	const google = {
		client_id: 'mentoriai',
		client_secret: 'labai-slapta',
		authorize_url: `${ issuer }/auth`,
		token_url: `${ issuer }/token`,
		userinfo_url: `${ issuer }/me`,
		scope: 'openid email profile',
	};
	runPhp(
		`update_option( 'mentoriai_test_oauth', [ 'google' => json_decode( ${ phpString(
			JSON.stringify( google )
		) }, true ) ] );`
	);
	return () => {
		program.removeAllListeners( 'exit' );
		program.kill();
		runPhp( `delete_option( 'mentoriai_test_oauth' );` );
	};
}

/** The provider's own pages ask the internet for a font. */
export async function withoutFonts( context: BrowserContext ): Promise< void > {
	await context.route( /fonts\.googleapis\.com/, ( route ) =>
		route.fulfill( { contentType: 'text/css', body: '' } )
	);
}

/** Signs in at the provider, whose page is open. */
export async function signInAtGoogle(
	page: Page,
	name: string
): Promise< void > {
	await page.locator( 'input[name=login]' ).fill( name );
	await page.locator( 'input[name=password]' ).fill( 'x' );
	await page.locator( 'button[type=submit]' ).click();
	await page.getByRole( 'button', { name: 'Continue' } ).click();
}

export async function refuseAtGoogle( page: Page ): Promise< void > {
	await page.getByRole( 'link', { name: /cancel/i } ).click();
}
