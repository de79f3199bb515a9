import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkIn, newestMail } from '../e2e/support/mail';
import { expect, test } from '../e2e/support/test';
import { lt } from '../e2e/support/words';
import { inventedWords, plain, publicTexts } from './support/invented';
import { appDraws, logInAs, openScreens } from './support/portal';
import {
	activate,
	contentFiles,
	deactivate,
	deletePlugin,
	differences,
	folderOf,
	logInAsAdmin,
	phpIn,
	remains,
	takeTrace,
	upgradeFrom,
	urlOf,
	valueIn,
	zipFile,
} from './support/sites';

/** WordPress 6.8 on MariaDB: from the upload of the zip to its deletion without a trace, as an administrator does it. */

test.describe.configure( { mode: 'serial' } );

const url = urlOf( 'old' );
const EMAIL = 'nauja.nare@demo.test';

let before = '';
let filesBefore: string[] = [];

async function upload( page: Page ): Promise< void > {
	await page.goto( `${ url }/wp-admin/plugin-install.php?tab=upload` );
	await page.locator( '#pluginzip' ).setInputFiles( zipFile() );
	await page.locator( '#install-plugin-submit' ).click();
	await page
		.getByRole( 'link', { name: 'Activate Plugin' } )
		.click( { timeout: 60_000 } );
}

const scheduled = () =>
	valueIn< string[] >(
		'old',
		`array_values( array_filter( array_merge( ...array_values( array_map( 'array_keys', array_filter( _get_cron_array(), 'is_array' ) ) ) ), static fn ( $hook ) => str_contains( $hook, 'mentoriai' ) ) )`
	);

test( 'the zip is uploaded on the screen for it and activates without a word of complaint', async ( {
	page,
} ) => {
	expect( valueIn< string >( 'old', `get_bloginfo( 'version' )` ) ).toMatch(
		/^6\.8/
	);
	await logInAsAdmin( page, url );
	await page.goto( url );
	before = takeTrace( 'old', 'before' );
	filesBefore = contentFiles( 'old' );

	await upload( page );
	await page.waitForURL( /page=mentoriai-setup/ );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Portal set-up' } )
	).toBeVisible();
	await expect( page.locator( '.notice-error' ) ).toHaveCount( 0 );
	for ( const log of [ 'debug.log', 'php.log' ] ) {
		const file = join( folderOf( 'old' ), log );
		expect( existsSync( file ) ? readFileSync( file, 'utf8' ) : '' ).toBe(
			''
		);
	}
} );

test( 'pages and menus are there at once, in both languages, and the app opens', async ( {
	page,
} ) => {
	expect(
		valueIn(
			'old',
			`array_map( 'count', get_option( 'mentoriai_pages' ) )`
		)
	).toEqual( expect.objectContaining( { Home: 2, kontaktai: 2, Login: 2 } ) );
	for ( const place of [ 'mentoriai_menu_lt', 'mentoriai_menu_en' ] ) {
		expect(
			valueIn(
				'old',
				`count( wp_get_nav_menu_items( get_nav_menu_locations()['${ place }'] ) )`
			)
		).toBe( 6 );
	}
	await openScreens( page, url );
	await page.goto( `${ url }/` );
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Renginiai' } )
		.click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Renginiai' } )
	).toBeVisible();
} );

test( 'answers and one click fill pages, footer and fields; a person publishes the pages of the law', async ( {
	page,
} ) => {
	await logInAsAdmin( page, url );
	await page.goto( `${ url }/wp-admin/plugins.php` );
	await page
		.getByRole( 'row', { name: /Mentoriai portal/ } )
		.getByRole( 'link', { name: 'Set up' } )
		.click();
	const agency = page.getByRole( 'form', { name: 'Who runs the portal' } );
	for ( const [ label, value ] of Object.entries( {
		'Name of the agency, in Lithuanian': 'Bandymų agentūra',
		Address: 'Bandymų g. 5, Vilnius',
		'Email address': 'info@agentura.lt',
		'Phone number': '+370 5 212 3456',
	} ) ) {
		await agency.getByLabel( label, { exact: true } ).fill( value );
	}
	await agency.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Saved.' ) ).toBeVisible();
	await page
		.getByRole( 'button', { name: 'Create pages, menus and settings' } )
		.click();
	await expect(
		page.getByText( 'Pages, menus and settings are ready.' )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Open the portal' } ).click();
	await appDraws( page );
	const footer = page.getByRole( 'contentinfo' );
	await expect( footer ).toContainText( 'Bandymų agentūra' );
	await expect(
		footer.getByRole( 'link', { name: 'Privatumo politika' } )
	).toHaveCount( 0 );
	await page.goto( `${ url }/registruotis` );
	await expect( page.getByRole( 'main' ) ).toContainText(
		lt(
			'You cannot register yet: the privacy policy and the membership rules have not been published.'
		)
	);
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveCount( 0 );
	phpIn(
		'old',
		`foreach ( array( 'PrivatumoPolitika', 'narystes-taisykles' ) as $key ) { wp_publish_post( get_option( 'mentoriai_pages' )[ $key ]['lt'] ); }`
	);
	await page.reload();
	await footer.getByRole( 'link', { name: 'Privatumo politika' } ).click();
	await expect( page.getByRole( 'main' ) ).toContainText(
		'Bandymų agentūra, Bandymų g. 5, Vilnius'
	);
	expect(
		valueIn(
			'old',
			`wp_count_terms( array( 'taxonomy' => 'mentoriai_field', 'hide_empty' => false ) )`
		)
	).not.toBe( '0' );
} );

test( 'no word that the demo content invents is anywhere a guest can read', async ( {
	request,
} ) => {
	const found: string[] = [];
	const words = inventedWords();
	const texts = await publicTexts( request, url );
	expect( texts.size ).toBeGreaterThan( 60 );
	for ( const [ address, text ] of texts ) {
		const readable = plain(
			text.replace(
				/\\u[0-9a-f]{4}/gi,
				( code ) => JSON.parse( `"${ code }"` ) as string
			)
		);
		found.push(
			...words
				.filter( ( word ) => readable.includes( word ) )
				.map( ( word ) => `${ address }: ${ word }` )
		);
	}
	expect( found ).toEqual( [] );
} );

test( 'somebody registers, confirms the address by mail and logs in', async ( {
	page,
} ) => {
	await page.goto( `${ url }/registruotis` );
	await page.getByLabel( lt( 'Email' ) ).fill( EMAIL );
	await page.getByLabel( lt( 'Password' ), { exact: true } ).fill( 'labas' );
	await page.getByLabel( lt( 'Repeat the password' ) ).fill( 'labas' );
	await page.getByLabel( /privatumo politika/ ).check();
	await page.getByLabel( /narystės taisyklėmis/ ).check();
	await page
		.getByRole( 'main' )
		.getByRole( 'button', { name: lt( 'Register' ) } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: lt( 'Check your inbox' ) } )
	).toBeVisible();
	const mail = await newestMail( EMAIL );
	await page.goto( linkIn( mail, /prisijungti\?.*key=/ ) );
	await page.waitForURL( /\/profilis$/ );

	await page.evaluate( () => localStorage.clear() );
	await logInAs( page, url, EMAIL, 'labas' );
	await page
		.getByRole( 'button', { name: new RegExp( lt( 'I want a mentor' ) ) } )
		.click();
	await expect( page.getByLabel( lt( 'Company name' ) ) ).toBeVisible();
} );

test( 'deactivation keeps every row and stops the work; activation goes on', async ( {
	page,
} ) => {
	expect( scheduled() ).toContain( 'mentoriai_cron' );
	const full = takeTrace( 'old', 'full' );

	deactivate( 'old' );
	expect( scheduled() ).toEqual( [] );
	expect(
		differences( full, takeTrace( 'old', 'off' ) ).filter(
			( line ) =>
				! /^wp_options: (active_plugins|cron|rewrite_rules):/.test(
					line
				)
		)
	).toEqual( [] );
	const route = `${ url }/wp-json/data/v1/get_router`;
	expect( ( await page.request.get( route ) ).status() ).toBe( 404 );

	activate( 'old' );
	expect( scheduled() ).toContain( 'mentoriai_cron' );
	expect( ( await page.request.get( route ) ).status() ).toBe( 200 );
} );

test( 'deleted without consent its data stay, and come back with the plugin', async ( {
	page,
} ) => {
	deactivate( 'old' );
	const off = takeTrace( 'old', 'kept' );
	deletePlugin( 'old' );
	expect( contentFiles( 'old' ) ).toEqual( filesBefore );
	expect( differences( off, takeTrace( 'old', 'deleted' ) ) ).toEqual( [] );

	upgradeFrom( 'old', zipFile() );
	activate( 'old' );
	await logInAs( page, url, EMAIL, 'labas' );
	await expect( page.getByLabel( lt( 'Company name' ) ) ).toBeVisible();
} );

test( 'deleted with consent it leaves nothing', async () => {
	phpIn(
		'old',
		`update_option( 'mentoriai_settings', array( 'erase_on_delete' => true ) + get_option( 'mentoriai_settings' ) );`
	);
	deactivate( 'old' );
	deletePlugin( 'old' );
	expect( contentFiles( 'old' ) ).toEqual( filesBefore );
	expect( remains( before, takeTrace( 'old', 'after' ) ) ).toEqual( [] );
} );
