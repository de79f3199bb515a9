import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';

export type SiteName = 'old' | 'new' | 'existing' | 'network';

export const ROOT = resolve( __dirname, '../../..' );
export const PLUGIN = 'mentoriai-portal/mentoriai-portal.php';

export function workFolder(): string {
	const dir = process.env.MENTORIAI_PACKAGE;
	if ( ! dir ) {
		throw new Error(
			'MENTORIAI_PACKAGE names no folder; run bin/test package.'
		);
	}
	return dir;
}

export const zipFile = (): string =>
	join( workFolder(), 'zip', 'mentoriai-portal.zip' );

export const folderOf = ( site: SiteName ): string =>
	join( workFolder(), site );

export function urlOf( site: SiteName ): string {
	return (
		JSON.parse(
			readFileSync( join( folderOf( site ), 'demo.json' ), 'utf8' )
		) as { url: string }
	 ).url;
}

/** Runs PHP inside a site's WordPress, as its administrator, and returns what it prints. */
export function phpIn( site: SiteName, code: string ): string {
	return execFileSync(
		'php',
		[ join( ROOT, 'tools/site/run.php' ), folderOf( site ) ],
		{ input: code, encoding: 'utf8' }
	);
}

/** The same, for what is more than a text. */
export function valueIn< Value >( site: SiteName, expression: string ): Value {
	return JSON.parse(
		phpIn( site, `echo wp_json_encode( ${ expression } );` )
	) as Value;
}

/** What WordPress has loaded on its screens for plugins. */
const ADMIN = `require_once ABSPATH . 'wp-admin/includes/admin.php';`;

/** Puts the plugin of a zip into a site, as the upload screen does. */
export function upgradeFrom( site: SiteName, zip: string ): void {
	const said = phpIn(
		site,
		`${ ADMIN } require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$skin = new Automatic_Upgrader_Skin();
		$done = ( new Plugin_Upgrader( $skin ) )->install( '${ zip }', array( 'overwrite_package' => true ) );
		echo true === $done ? 'done' : implode( "\\n", $skin->get_upgrade_messages() );`
	);
	expect( said ).toBe( 'done' );
}

export function activate( site: SiteName, wide = false ): void {
	expect(
		phpIn(
			site,
			`${ ADMIN } $error = activate_plugin( '${ PLUGIN }', '', ${ wide } ); echo is_wp_error( $error ) ? $error->get_error_message() : 'on';`
		)
	).toBe( 'on' );
}

/** Takes the plugin out as the plugins screen does: first off, then its files and what its uninstall.php does. */
export function deactivate( site: SiteName, wide = false ): void {
	phpIn(
		site,
		`${ ADMIN } deactivate_plugins( '${ PLUGIN }', false, ${ wide } );`
	);
}

export function deletePlugin( site: SiteName ): void {
	expect(
		phpIn(
			site,
			`${ ADMIN } echo true === delete_plugins( array( '${ PLUGIN }' ) ) ? 'gone' : 'still there';`
		)
	).toBe( 'gone' );
}

/** Writes down all rows and uploads of a site. */
export function takeTrace( site: SiteName, name: string ): string {
	const file = join( workFolder(), `${ site }-${ name }.json` );
	execFileSync( 'php', [
		join( ROOT, 'tests/package/trace.php' ),
		'take',
		folderOf( site ),
		file,
	] );
	return file;
}

/** What differs between two traces, a line each. */
export function differences( before: string, after: string ): string[] {
	const { stdout } = spawnSync(
		'php',
		[ join( ROOT, 'tests/package/trace.php' ), 'compare', before, after ],
		{ encoding: 'utf8' }
	);
	return stdout.split( '\n' ).filter( Boolean );
}

/** What may differ after the plugin was there. */
const NOT_OURS = [
	// An administrator who clicks.
	/^wp_usermeta: \d+: .*(session_tokens|wp_user-settings|community-events|dismissed_wp_pointers|quick_press)/,
	/auto-draft/,
	/^wp_usermeta: \d+: .*expiration.*127\.0\.0\.1/,
	/^wp_options: recovery_keys:/,
	// Links to posts that were set meanwhile would break: pretty addresses stay.
	/^wp_options: permalink_structure: .*%postname%/,
];

/** What the plugin left behind: the site before it came, compared with the site after it was deleted. */
export function remains( before: string, after: string ): string[] {
	return differences( before, after ).filter(
		( line ) => ! NOT_OURS.some( ( pattern ) => pattern.test( line ) )
	);
}

/** The files of wp-content that are not uploads. */
export function contentFiles( site: SiteName ): string[] {
	return execFileSync(
		'find',
		[
			...[ '.', '-path', './uploads', '-prune', '-o' ],
			// WordPress makes it by itself, when its cron comes to it.
			...[ '-path', './upgrade', '-prune', '-o' ],
			...[ '-type', 'f', '-print' ],
		],
		{
			cwd: join( folderOf( site ), 'wordpress/wp-content' ),
			encoding: 'utf8',
		}
	)
		.split( '\n' )
		.filter( Boolean )
		.sort();
}

/** The dashboard is not opened: it asks the internet for news. */
export async function logInAsAdmin(
	page: Page,
	site: string,
	path = 'plugins.php'
): Promise< void > {
	await page.goto(
		`${ site }/wp-login.php?redirect_to=${ encodeURIComponent(
			`${ site }/wp-admin/${ path }`
		) }`
	);
	await page.locator( '#user_login' ).fill( 'admin' );
	await page.locator( '#user_pass' ).fill( 'demo12345' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}
