import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { newConversation, newPerson } from '../e2e/support/people';
import { enterAdmin } from '../e2e/support/wp-admin';
import { demoSite, runPhp } from '../e2e/support/site';
import { expect } from '../e2e/support/test';
import { change, configure, test } from './support/guests';
import { mainJourney } from './support/journey';

/** Conditions that hosts make or lose. */

const API = '/wp-json/data/v1';

/** As the site, by another web server before it. */
const through = ( port: string | undefined, headers = {} ) =>
	request.newContext( {
		baseURL: `http://127.0.0.1:${ port }`,
		extraHTTPHeaders: { Host: new URL( demoSite().url ).host, ...headers },
	} );

test( 'the plugin keeps off where an extension is missing, and says which', async () => {
	const client = await through( process.env.MENTORIAI_WITHOUT_INTL );
	const page = await client.get( '/' );
	expect( [ page.status(), await page.text() ] ).toEqual( [
		200,
		expect.not.stringContaining( 'id="mentoriai-portal"' ),
	] );
	expect( ( await client.get( `${ API }/get_home` ) ).status() ).toBe( 404 );
	await client.dispose();
} );

test( 'www. before the address leads to the address', async ( { page } ) => {
	const { host } = new URL( demoSite().url );
	const reply = await page.request.get( '/e-mentoriai?raktas=a', {
		headers: { Host: `www.${ host }` },
		maxRedirects: 0,
	} );
	expect( [ reply.status(), reply.headers().location ] ).toEqual( [
		301,
		`${ demoSite().url }/e-mentoriai?raktas=a`,
	] );
} );

test( 'a lost schedule is planned anew', async ( { page } ) => {
	runPhp( "delete_option( 'cron' );" );
	await enterAdmin( page, 'admin', '/wp-admin/' );
	expect( runPhp( "echo wp_next_scheduled( 'mentoriai_cron' ) > 0;" ) ).toBe(
		'1'
	);
} );

test( 'a database that only reads goes on showing', async ( { page } ) => {
	change(
		`global $wpdb; $wpdb->query( "CREATE OR REPLACE USER reader@localhost IDENTIFIED BY ''" ); $wpdb->query( "GRANT SELECT ON *.* TO reader@localhost" );`,
		'global $wpdb; $wpdb->query( "DROP USER reader@localhost" );'
	);
	await configure( { DB_USER: 'reader' } );
	await expect
		.poll( async () => {
			const reply = await page.request.post( `${ API }/login/`, {
				data: { email: 'founder@demo.test', password: 'demo12345' },
			} );
			return [
				reply.status(),
				reply.headers()[ 'retry-after' ] !== undefined,
			];
		} )
		.toEqual( [ 500, true ] );
	for ( const path of [
		'/',
		'/e-mentoriai',
		`${ API }/get_home`,
		`${ API }/mentoriai_dynamic`,
	] ) {
		expect( ( await page.request.get( path ) ).status(), path ).toBe( 200 );
	}
} );

async function rebuild( page: Page ): Promise< void > {
	await page.getByRole( 'link', { name: 'Check and rebuild' } ).click();
	await expect( page.getByText( 'These have been restored' ) ).toBeVisible();
}

test( 'an update that may not change tables says so, the site goes on, and it is made up for', async ( {
	page,
} ) => {
	const owner = runPhp( 'echo DB_USER;' );
	change(
		`global $wpdb; $wpdb->query( "CREATE OR REPLACE USER writer@localhost IDENTIFIED BY ''" ); $wpdb->query( "GRANT SELECT, INSERT, UPDATE, DELETE ON *.* TO writer@localhost" ); $wpdb->query( "ALTER TABLE {$wpdb->prefix}mentoriai_plans DROP INDEX mentor_list" );`,
		'global $wpdb; $wpdb->query( "DROP USER writer@localhost" );'
	);
	await configure( { DB_USER: 'writer' } );
	runPhp( "update_option( 'mentoriai_schema', '0.0.1 older' );" );
	await mainJourney( page );
	await enterAdmin( page, 'admin', '/wp-admin/' );
	const notice = page
		.getByRole( 'alert' )
		.filter( { hasText: 'Mentoriai portal' } );
	await expect( notice ).toContainText( 'mentor_list' );

	await configure( { DB_USER: owner } );
	await rebuild( page );
	await page.goto( '/wp-admin/' );
	await expect( notice ).toHaveCount( 0 );
} );

test( 'a lost table takes nothing else with it, and comes back', async ( {
	page,
} ) => {
	runPhp(
		'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}mentoriai_story_index" );'
	);
	await mainJourney( page );
	await enterAdmin( page, 'admin', '/wp-admin/site-health.php' );
	await page.getByRole( 'button', { name: /tables/i } ).click();
	await rebuild( page );
	await page.goto( '/sekmes-istorijos' );
	await expect( page.getByRole( 'article' ).first() ).toBeVisible();
} );

test( 'Site Health names a proxy that nobody named', async ( { page } ) => {
	await page.setExtraHTTPHeaders( { 'X-Forwarded-For': '203.0.113.7' } );
	await enterAdmin( page, 'admin', '/wp-admin/site-health.php' );
	await expect(
		page.getByRole( 'button', { name: /proxy/i } )
	).toBeVisible();
} );

const CALL_HOME = 'MentoriaiPortal\\Core\\SiteCopy::call_home();';

/** Mails that left since the test began; to one address, where it is named. */
function mails(): ( to?: string ) => string[] {
	const { mail_dir: dir } = demoSite();
	const before = new Set( readdirSync( dir ) );
	return ( to = '' ) =>
		readdirSync( dir )
			.filter( ( file ) => ! before.has( file ) )
			.filter( ( file ) =>
				readFileSync( join( dir, file ), 'utf8' ).includes( to )
			);
}

/** A founder writes to a mentor, who reads mails; then due work is done an hour later. Gives the mentor's address. */
async function unreadMessage(): Promise< string > {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( {
		role: 'mentorius',
		meta: { mentoriai_muted_mails: '' },
	} );
	await newConversation( founder, mentor, 'Naktis', 'Ar kas nors gauna?' );
	later( 3600 );
	return mentor.email;
}

/** Due work, some seconds from now; from an address that has a dot, as localhost has none. */
function later( seconds: number ): void {
	runPhp(
		`add_filter( 'wp_mail_from', static fn (): string => 'portal@demo.test' ); add_filter( 'mentoriai_clock', static fn (): int => time() + ${ seconds } ); do_action( 'mentoriai_run_due' );`
	);
}

test( 'a staging copy works, writes to nobody, and says so until it is told what it is', async ( {
	page,
} ) => {
	change( '', CALL_HOME );
	await configure( { WP_ENVIRONMENT_TYPE: 'staging' } );
	const sent = mails();
	await mainJourney( page );
	await unreadMessage();
	expect( sent() ).toEqual( [] );

	await enterAdmin( page, 'admin', '/wp-admin/' );
	await page.getByRole( 'button', { name: 'This is a copy' } ).click();
	await page.waitForURL( /mentoriai-mails/ );
	await page.goto( '/wp-admin/' );
	await expect(
		page.getByRole( 'button', { name: 'This is a copy' } )
	).toHaveCount( 0 );
	later( 7200 );
	expect( sent() ).toEqual( [] );
} );

test( 'a site that has moved writes again once it is told so, and no session of before counts', async ( {
	page,
	browser,
} ) => {
	const { url } = demoSite();
	const { token } = newPerson( { role: 'frontuser' } );
	const moved = url.replace( '127.0.0.1', 'localhost' );
	const move = ( to: string ) =>
		`update_option( 'home', '${ to }' ); update_option( 'siteurl', '${ to }' );`;
	change( move( moved ), `${ move( url ) } ${ CALL_HOME }` );
	const sent = mails();
	const address = await unreadMessage();
	expect( sent() ).toEqual( [] );
	expect(
		(
			await page.request.get( `${ moved }${ API }/user/`, {
				headers: { Authorization: `Bearer ${ token }` },
			} )
		).status()
	).toBe( 401 );
	expect(
		( await ( await page.request.get( `${ moved }/` ) ).text() ).includes(
			'127.0.0.1'
		)
	).toBe( false );

	const context = await browser.newContext( { baseURL: moved } );
	const admin = await context.newPage();
	await enterAdmin( admin, 'admin', '/wp-admin/' );
	await admin
		.getByRole( 'link', { name: 'The site has moved here' } )
		.click();
	await admin
		.getByRole( 'button', { name: 'Yes, the site has moved' } )
		.click();
	await expect(
		admin.getByText( 'Emails are now sent from here.' )
	).toBeVisible();
	await context.close();
	later( 3600 );
	expect( sent( address ) ).toHaveLength( 1 );
} );
