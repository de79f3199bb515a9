import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../e2e/support/test';
import { lt } from '../e2e/support/words';
import { A_FEW, appDraws, openScreens } from './support/portal';
import {
	activate,
	deactivate,
	deletePlugin,
	phpIn,
	ROOT,
	takeTrace,
	upgradeFrom,
	urlOf,
	valueIn,
	zipFile,
} from './support/sites';

/**
 * A network of sites in folders: tables, pages, members and work of each for itself, though accounts are shared by all.
 */

test.describe.configure( { mode: 'serial' } );

const url = urlOf( 'network' );
const EMAIL = 'narys@demo.test';
let token = '';
let member = 0;

/** The value of an expression as one of the sites sees it. */
function at< Value >( site: number, expression: string ): Value {
	return valueIn< Value >(
		'network',
		`( static function () { switch_to_blog( ${ site } ); $value = ${ expression }; restore_current_blog(); return $value; } )()`
	);
}

function tables( site: number ): string[] {
	return at(
		site,
		`$GLOBALS['wpdb']->get_col( "SHOW TABLES LIKE '" . $GLOBALS['wpdb']->esc_like( $GLOBALS['wpdb']->prefix . 'mentoriai_' ) . "%'" )`
	);
}

const newSite = ( path: string, title: string ): number =>
	valueIn(
		'network',
		`wpmu_create_blog( '${
			new URL( url ).host
		}', '/${ path }/', '${ title }', 1 )`
	);

/** What every site must have. */
function expectPortal( site: number ): void {
	expect( tables( site ).length ).toBeGreaterThan( 20 );
	expect(
		at( site, `array_map( 'count', get_option( 'mentoriai_pages' ) )` )
	).toEqual( expect.objectContaining( { Home: 2, Login: 2, kontaktai: 2 } ) );
	expect(
		at(
			site,
			`array_map( static fn ( $id ) => count( (array) wp_get_nav_menu_items( $id ) ), get_nav_menu_locations() )`
		)
	).toEqual( { mentoriai_menu_lt: 6, mentoriai_menu_en: 6 } );
	expect(
		at(
			site,
			`array( null !== get_role( 'mentorius' ), get_role( 'administrator' )->has_cap( 'mentoriai_manage_settings' ), get_option( 'show_on_front' ), false !== wp_next_scheduled( 'mentoriai_cron' ) )`
		)
	).toEqual( [ true, true, 'page', true ] );
}

async function call(
	request: APIRequestContext,
	site: string,
	route: string,
	body?: Record< string, unknown >,
	bearer = ''
) {
	const address = `${ site }/wp-json/data/v1/${ route }`;
	const headers = bearer ? { Authorization: `Bearer ${ bearer }` } : {};
	const reply = body
		? await request.post( address, { data: body, headers } )
		: await request.get( address, { headers } );
	return {
		status: reply.status(),
		body: ( await reply.json() ) as {
			code?: string;
			user?: { token?: string; email: string };
		},
	};
}

test( 'activation for the network sets up every site', async ( { page } ) => {
	expect( newSite( 'antra', 'Antra' ) ).toBe( 2 );
	upgradeFrom( 'network', zipFile() );
	activate( 'network', true );
	expectPortal( 1 );
	expectPortal( 2 );
	expect( tables( 1 ).map( ( name ) => name.replace( 'wp_', '' ) ) ).toEqual(
		tables( 2 ).map( ( name ) => name.replace( 'wp_2_', '' ) )
	);
	await openScreens( page, url, A_FEW );
	await openScreens( page, `${ url }/antra`, A_FEW );
} );

test( 'a site that is made later has the portal at once', async ( {
	page,
} ) => {
	expect( newSite( 'trecia', 'Trečia' ) ).toBe( 3 );
	expectPortal( 3 );
	await page.goto( `${ url }/trecia/renginiai` );
	await appDraws( page );
} );

test( 'a token, a password and an address of one site are nothing on another', async ( {
	request,
} ) => {
	for ( const site of [ 1, 2 ] ) {
		at(
			site,
			`array( update_option( 'mentoriai_settings', array( 'bot_check' => 'none', 'confirm_email' => false ) ), array_map( static fn ( $key ) => wp_update_post( array( 'ID' => get_option( 'mentoriai_pages' )[ $key ]['lt'], 'post_content' => 'Sutarta.' ) ), array( 'PrivatumoPolitika', 'narystes-taisykles' ) ) )`
		);
	}
	const account = {
		email: EMAIL,
		password: 'labas1',
		password_confirm: 'labas1',
		privacy: true,
		rules: true,
		type: 2,
	};
	const registered = await call( request, url, 'register', account );
	token = registered.body.user?.token ?? '';
	member = valueIn( 'network', `get_user_by( 'email', '${ EMAIL }' )->ID` );

	expect(
		( await call( request, url, 'user', undefined, token ) ).status
	).toBe( 200 );
	const other = `${ url }/antra`;
	expect(
		await call( request, other, 'user', undefined, token )
	).toMatchObject( { status: 401, body: { code: 'not_logged_in' } } );
	// Nor with a session that somebody put there, as long as the person has no role on that site.
	phpIn(
		'network',
		`global $wpdb; $wpdb->query( "INSERT INTO {$wpdb->prefix}2_mentoriai_sessions SELECT * FROM {$wpdb->prefix}mentoriai_sessions" );`
	);
	expect(
		( await call( request, other, 'user', undefined, token ) ).status
	).toBe( 401 );
	expect( await call( request, other, 'login', account ) ).toMatchObject( {
		status: 401,
		body: { code: 'incorrect_password' },
	} );
	expect( await call( request, other, 'lost', account ) ).toMatchObject( {
		status: 404,
		body: { code: 'cannotbefound' },
	} );
	expect( await call( request, other, 'register', account ) ).toMatchObject( {
		status: 409,
		body: { code: 'email_exists' },
	} );
	expect(
		at(
			2,
			`(int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . $GLOBALS['wpdb']->prefix . 'mentoriai_email_claims WHERE user_id = 0' )`
		)
	).toBe( 0 );
} );

test( 'a member of one site is no member of a second one, and the second one touches nothing of theirs', async ( {
	request,
} ) => {
	phpIn(
		'network',
		`update_user_meta( ${ member }, 'mentoriai_status', 'public' ); update_user_meta( ${ member }, 'mentoriai_about', 'Apie mane' );`
	);
	expect(
		at(
			2,
			`add_user_to_blog( 2, ${ member }, 'mentorius' )->get_error_code()`
		)
	).toBe( 'mentoriai_member_elsewhere' );
	// Past WordPress's own question.
	phpIn(
		'network',
		`switch_to_blog( 2 ); ( new WP_User( ${ member } ) )->set_role( 'mentorius' );`
	);
	expect( at( 2, `( new WP_User( ${ member } ) )->roles` ) ).toEqual( [] );

	// As staff's helper with a role that WordPress gives, and away again.
	expect( at( 2, `add_user_to_blog( 2, ${ member }, 'subscriber' )` ) ).toBe(
		true
	);
	expect(
		at(
			2,
			`array( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mentoriai-profile']['callback']( '${ EMAIL }' )['data'], apply_filters( 'wp_privacy_personal_data_erasers', array() )['mentoriai-profile']['callback']( '${ EMAIL }' )['items_removed'] )`
		)
	).toEqual( [ [], false ] );
	expect( at( 2, `remove_user_from_blog( ${ member }, 2 )` ) ).toBe( true );
	expect(
		valueIn(
			'network',
			`get_user_meta( ${ member }, 'mentoriai_about', true )`
		)
	).toBe( 'Apie mane' );
	expect(
		( await call( request, url, 'user', undefined, token ) ).status
	).toBe( 200 );
} );

test( 'staff see the members of their own site only', () => {
	phpIn(
		'network',
		`update_user_meta( ${ member }, 'mentoriai_status', 'submitted' );`
	);
	const waiting = ( site: number ) =>
		at(
			site,
			`( new MentoriaiPortal\\Members\\Admin\\MemberListRepository( new MentoriaiPortal\\Core\\Database\\Db( $GLOBALS['wpdb'] ) ) )->waiting()`
		);
	expect( waiting( 1 ) ).toEqual( [ member ] );
	expect( waiting( 2 ) ).toEqual( [] );
} );

test( 'WordPress’s log-in of another site refuses a member and leads to the portal', async ( {
	page,
} ) => {
	await page.goto( `${ url }/antra/wp-login.php` );
	await page.locator( '#user_login' ).fill( EMAIL );
	await page.locator( '#user_pass' ).fill( 'labas1' );
	await page.locator( '#wp-submit' ).click();
	await expect( page.locator( '#login_error a' ) ).toHaveAttribute(
		'href',
		`${ url }/antra/prisijungti`
	);
	expect(
		( await page.context().cookies() ).filter( ( { name } ) =>
			name.startsWith( 'wordpress_logged_in' )
		)
	).toEqual( [] );
} );

test( 'being logged in on one site survives a visit to another on the same origin', async ( {
	page,
} ) => {
	await page.goto( `${ url }/prisijungti` );
	await page.getByLabel( lt( 'Email' ) ).fill( EMAIL );
	await page.getByLabel( lt( 'Password' ), { exact: true } ).fill( 'labas1' );
	await page
		.getByRole( 'main' )
		.locator( 'form' )
		.getByRole( 'button', { name: lt( 'Log in' ) } )
		.click();
	await page.waitForURL( /\/profilis$/ );
	await page.goto( `${ url }/antra/` );
	await appDraws( page );
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: lt( 'Register' ) } )
	).toBeVisible();
	await page.goto( `${ url }/profilis` );
	await expect( page.getByLabel( lt( 'First name' ) ) ).toBeVisible();
} );

test( 'mails of a site lead to that site', () => {
	phpIn(
		'network',
		`switch_to_blog( 2 );
		$id = wpmu_create_user( 'antras', 'labas1', 'antras@demo.test' );
		add_user_to_blog( 2, $id, 'frontuser' );
		delete_user_meta( $id, 'mentoriai_confirmed_at' );`
	);
	const reply = phpIn(
		'network',
		`switch_to_blog( 2 ); echo MentoriaiPortal\\Core\\Spa\\PortalUrls::screen( MentoriaiPortal\\Core\\Spa\\Screen::Login, MentoriaiPortal\\Core\\Lang::En );`
	);
	expect( reply ).toBe( `${ url }/antra/en/prisijungti` );
} );

test( 'what a site keeps of an account that SQL removed is erased, whatever it was elsewhere', () => {
	const id = at< number >(
		2,
		`( static function () {
			$id = wpmu_create_user( 'dinges', 'labas1', 'dinges@demo.test' );
			add_user_to_blog( 2, $id, 'frontuser' );
			update_user_meta( $id, 'mentoriai_about', 'Apie mane' );
			update_user_meta( $id, 'wp_capabilities', array( 'mentorius' => true ) );
			$GLOBALS['wpdb']->delete( 'wp_users', array( 'ID' => $id ) );
			clean_user_cache( $id );
			return $id;
		} )()`
	);
	expect(
		at(
			2,
			`( static function () {
				update_option( 'mentoriai_gone_accounts', array( 'day' => '', 'since' => array( ${ id } => 1 ) ), false );
				do_action( 'mentoriai_run_due' );
				return array( get_user_meta( ${ id }, 'mentoriai_about', true ), $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM wp_2_mentoriai_email_claims WHERE user_id = ${ id }' ) );
			} )()`
		)
	).toEqual( [ '', '0' ] );
	phpIn(
		'network',
		`$GLOBALS['wpdb']->delete( 'wp_usermeta', array( 'user_id' => ${ id } ) );`
	);
} );

test( 'a person who is erased keeps the account for the sake of a site that is archived', () => {
	expect(
		valueIn(
			'network',
			`( static function () {
				$id = wpmu_create_user( 'archyvas', 'labas1', 'archyvas@demo.test' );
				add_user_to_blog( 1, $id, 'mentorius' );
				add_user_to_blog( 2, $id, 'author' );
				update_blog_status( 2, 'archived', 1 );
				MentoriaiPortal\\Privacy\\PersonErasure::delete_account( $id );
				update_blog_status( 2, 'archived', 0 );
				$left = array( is_user_member_of_blog( $id, 1 ), is_user_member_of_blog( $id, 2 ) );
				require_once ABSPATH . 'wp-admin/includes/ms.php';
				wpmu_delete_user( $id );
				return $left;
			} )()`
		)
	).toEqual( [ false, true ] );
} );

test( 'private files of sites never share a folder', () => {
	const folders = JSON.parse(
		phpIn(
			'network',
			`define( 'MENTORIAI_PRIVATE_DIR', get_temp_dir() . 'mentoriai-' . wp_rand() );
			$files = new MentoriaiPortal\\Core\\Uploads\\PrivateFiles();
			$first = $files->folder();
			switch_to_blog( 2 );
			echo wp_json_encode( array( $first, $files->folder() ) );`
		)
	) as [ string, string ];
	expect( folders[ 1 ] ).toBe( `${ folders[ 0 ] }site-2/` );
	rmSync( folders[ 0 ], { recursive: true } );
} );

test( 'a site that is deleted takes its tables along', () => {
	expect( tables( 3 ) ).not.toEqual( [] );
	phpIn(
		'network',
		`require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_delete_site( 3 );`
	);
	expect(
		valueIn(
			'network',
			`$GLOBALS['wpdb']->get_col( "SHOW TABLES LIKE 'wp\\_3\\_%'" )`
		)
	).toEqual( [] );
	expect( tables( 2 ) ).not.toEqual( [] );
} );

/** Rows and files in which the word stands. */
function holding( trace: string, word: string ): string[] {
	const { status, stdout, stderr } = spawnSync(
		'php',
		[ join( ROOT, 'tests/package/trace.php' ), 'holding', trace, word ],
		{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
	);
	expect( stderr ).toBe( '' );
	const lines = stdout.split( '\n' ).filter( Boolean );
	expect( status ).toBe( lines.length > 0 ? 1 : 0 );
	return lines;
}

test( 'deactivation and deletion go through all sites, and each has its own say about its data', () => {
	deactivate( 'network', true );
	for ( const site of [ 1, 2 ] ) {
		expect( at( site, `wp_next_scheduled( 'mentoriai_cron' )` ) ).toBe(
			false
		);
		expect( tables( site ) ).not.toEqual( [] );
	}
	at(
		2,
		`update_option( 'mentoriai_settings', array( 'erase_on_delete' => true ) )`
	);
	deletePlugin( 'network' );
	const half = holding( takeTrace( 'network', 'half' ), 'mentoriai_' );
	expect( half.filter( ( line ) => line.startsWith( 'wp_2_' ) ) ).toEqual(
		[]
	);
	expect( half ).toContain( 'wp_options: mentoriai_settings: mentoriai_' );
	expect(
		valueIn(
			'network',
			`get_user_meta( ${ member }, 'mentoriai_about', true )`
		)
	).toBe( 'Apie mane' );
	expect( valueIn( 'network', `get_user_by( 'login', 'antras' )` ) ).toBe(
		false
	);

	upgradeFrom( 'network', zipFile() );
	activate( 'network', true );
	expectPortal( 2 );
	for ( const site of [ 1, 2 ] ) {
		at(
			site,
			`update_option( 'mentoriai_settings', array( 'erase_on_delete' => true ) )`
		);
	}
	deactivate( 'network', true );
	deletePlugin( 'network' );
	expect( holding( takeTrace( 'network', 'after' ), 'mentoriai_' ) ).toEqual(
		[]
	);
	expect( valueIn( 'network', `get_user_by( 'email', '${ EMAIL }' )` ) ).toBe(
		false
	);
} );
