import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/support/test';
import { lt } from '../e2e/support/words';
import { A_FEW, appDraws, openScreens } from './support/portal';
import {
	activate,
	deactivate,
	deletePlugin,
	folderOf,
	logInAsAdmin,
	phpIn,
	PLUGIN,
	remains,
	ROOT,
	takeTrace,
	upgradeFrom,
	urlOf,
	valueIn,
	workFolder,
	zipFile,
} from './support/sites';

/** The newest WordPress on SQLite: an update from an older version, servers that lack something, WordPress in a folder. */

test.describe.configure( { mode: 'serial' } );

const url = urlOf( 'new' );

/** The same plugin with a lower version. */
function olderZip(): string {
	const file = join( workFolder(), 'older.zip' );
	execFileSync( 'php', [
		'-r',
		`copy( $argv[1], $argv[2] );
		$zip = new ZipArchive();
		$zip->open( $argv[2] );
		foreach ( array( 'mentoriai-portal.php', 'readme.txt' ) as $name ) {
			$text = $zip->getFromName( "mentoriai-portal/$name" );
			$zip->addFromString( "mentoriai-portal/$name", preg_replace( '~((?:Version|Stable tag):\\s+)[\\d.]+~', '\${1}0.0.1', $text ) );
		}
		$zip->close();`,
		zipFile(),
		file,
	] );
	return file;
}

let before = '';

test( 'an older version with older tables is updated on the upload screen; what it held is there', async ( {
	page,
} ) => {
	await page.goto( url );
	before = takeTrace( 'new', 'before' );
	upgradeFrom( 'new', olderZip() );
	activate( 'new' );
	const version = () =>
		valueIn< string >(
			'new',
			`get_file_data( WP_PLUGIN_DIR . '/${ PLUGIN }', array( 'v' => 'Version' ) )['v']`
		);
	expect( version() ).toBe( '0.0.1' );
	phpIn(
		'new',
		`$id = wp_insert_user( array( 'user_login' => 'narys', 'user_email' => 'senas@demo.test', 'user_pass' => 'labas', 'role' => 'frontuser' ) );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'INSERT INTO ' . $wpdb->prefix . 'mentoriai_sessions (token_hash, user_id, created_at, expires_at, last_seen) VALUES (%s, %d, 1, %d, 1)', str_repeat( 'a', 64 ), $id, time() + 900 ) );
		$wpdb->query( 'ALTER TABLE ' . $wpdb->prefix . 'mentoriai_sessions DROP COLUMN browser' );
		$wpdb->query( 'DROP TABLE ' . $wpdb->prefix . 'mentoriai_profile_edits' );
		update_option( 'mentoriai_schema', 'older' );
		wp_update_post( array( 'ID' => get_option( 'mentoriai_pages' )['kontaktai']['lt'], 'post_title' => 'Mūsų kontaktai' ) );`
	);

	await logInAsAdmin( page, url );
	await page.goto( `${ url }/wp-admin/plugin-install.php?tab=upload` );
	await page.locator( '#pluginzip' ).setInputFiles( zipFile() );
	await page.locator( '#install-plugin-submit' ).click();
	await page
		.getByRole( 'link', { name: 'Replace current with uploaded' } )
		.click( { timeout: 60_000 } );
	await expect(
		page.getByText( 'Plugin updated successfully.' )
	).toBeVisible( { timeout: 60_000 } );
	await page.goto( `${ url }/kontaktai` );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Mūsų kontaktai' } )
	).toBeVisible();

	expect( version() ).not.toBe( '0.0.1' );
	expect(
		valueIn(
			'new',
			`$GLOBALS['wpdb']->get_row( 'SELECT token_hash, browser FROM ' . $GLOBALS['wpdb']->prefix . 'mentoriai_sessions' )`
		)
	).toEqual( { token_hash: 'a'.repeat( 64 ), browser: '' } );
	expect(
		valueIn(
			'new',
			`$GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . $GLOBALS['wpdb']->prefix . 'mentoriai_profile_edits' )`
		)
	).toBe( '0' );
	expect(
		valueIn< string >( 'new', `get_option( 'mentoriai_schema' )` )
	).not.toBe( 'older' );
} );

test( 'the app opens', async ( { page } ) => {
	expect(
		Number(
			valueIn< string >( 'new', `get_bloginfo( 'version' )` )
				.split( '.' )
				.slice( 0, 2 )
				.join( '.' )
		)
	).toBeGreaterThanOrEqual( 7.1 );
	await openScreens( page, url );
} );

/** An administrator's click on Activate, on a PHP that has only these extensions. */
function activateOn( extensions: string[] ): string {
	return spawnSync(
		'php',
		[
			'-n',
			...extensions.flatMap( ( name ) => [
				'-d',
				`extension=${ name }`,
			] ),
			join( ROOT, 'tools/site/run.php' ),
			folderOf( 'new' ),
		],
		{
			input: `require_once ABSPATH . "wp-admin/includes/admin.php"; activate_plugin( '${ PLUGIN }' );`,
			encoding: 'utf8',
		}
	).stdout;
}

const isActive = () =>
	valueIn(
		'new',
		`in_array( '${ PLUGIN }', get_option( 'active_plugins' ), true )`
	);

test( 'activation says which extensions of PHP are missing, and changes nothing', () => {
	deactivate( 'new' );
	const some = [ 'pdo', 'pdo_sqlite', 'mbstring', 'fileinfo' ];
	const said = activateOn( some );
	expect( said ).toContain( 'intl, gd' );
	expect( said ).toContain( 'PHP extensions' );
	expect( isActive() ).toBe( false );

	activateOn( [ ...some, 'intl', 'gd' ] );
	expect( isActive() ).toBe( true );
} );

test( 'moved to an older WordPress or PHP the portal is off, says why, and the site lives', async ( {
	page,
} ) => {
	expect(
		valueIn(
			'new',
			`array_map( static fn ( $versions ) => MentoriaiPortal\\Core\\Compatibility::allows( ...$versions ), array( array( '8.1.30', '7.1' ), array( '8.3.1', '6.7.2' ), array( '8.2.0', '6.8-beta1' ), array( '8.10.0', '6.10' ) ) )`
		)
	).toEqual( [ false, false, true, true ] );

	const older = join(
		folderOf( 'new' ),
		'wordpress/wp-content/mu-plugins/older-wordpress.php'
	);
	writeFileSync(
		older,
		`<?php $GLOBALS['wp_version'] = '6.7.2'; remove_action( 'init', 'wp_cron' );`
	);
	try {
		const home = await page.request.get( `${ url }/` );
		expect( home.status() ).toBe( 200 );
		expect( await home.text() ).not.toContain( 'mentoriai-boot' );
		await logInAsAdmin( page, url );
		await expect( page.locator( '.notice-error' ) ).toContainText(
			/WordPress 6\.8.*6\.7\.2/
		);
	} finally {
		rmSync( older );
	}
	expect( await ( await page.request.get( `${ url }/` ) ).text() ).toContain(
		'mentoriai-boot'
	);
} );

for ( const [ what, home, siteurl ] of [
	[ 'WordPress has a folder of its own and the site none', '', '/wp' ],
	[ 'the whole site lies in a folder', '/tinklarastis', '/tinklarastis' ],
] as const ) {
	test( `works where ${ what }`, async ( { page } ) => {
		const move = ( from: string, to: string ) =>
			phpIn(
				'new',
				`update_option( 'siteurl', '${ from }' ); update_option( 'home', '${ to }' );`
			);
		move( url + siteurl, url + home );
		try {
			await openScreens( page, url + home, A_FEW );
			const asked: string[] = [];
			page.on( 'request', ( request ) => asked.push( request.url() ) );
			await page.goto( `${ url }${ home }/e-mentoriai` );
			await appDraws( page );
			await page
				.getByRole( 'searchbox' )
				.or( page.getByRole( 'textbox' ) )
				.first()
				.fill( 'eksportas' );
			await expect
				.poll( () =>
					asked.some( ( address ) =>
						address.startsWith(
							`${ url }${ home }/wp-json/data/v1/`
						)
					)
				)
				.toBe( true );
			expect(
				asked.filter( ( address ) =>
					address.includes( '/mentoriai-portal/' )
				)
			).not.toEqual( [] );
			expect(
				asked.filter(
					( address ) =>
						address.includes( '/mentoriai-portal/' ) &&
						! address.startsWith(
							`${ url }${ siteurl }/wp-content/`
						)
				)
			).toEqual( [] );
			await page
				.getByRole( 'banner' )
				.getByRole( 'link', { name: lt( 'Register' ) } )
				.click();
			await expect( page ).toHaveURL( `${ url }${ home }/registruotis` );
			const missing = await page.request.get(
				`${ url }${ home }/nera-tokio`
			);
			expect( missing.status() ).toBe( 404 );
			await logInAsAdmin( page, url + siteurl );
		} finally {
			move( url, url );
		}
	} );
}

test( 'deleted with consent it leaves nothing', async () => {
	phpIn(
		'new',
		`update_option( 'mentoriai_settings', array( 'erase_on_delete' => true ) + get_option( 'mentoriai_settings' ) );`
	);
	deactivate( 'new' );
	deletePlugin( 'new' );
	expect( remains( before, takeTrace( 'new', 'after' ) ) ).toEqual( [] );
} );
