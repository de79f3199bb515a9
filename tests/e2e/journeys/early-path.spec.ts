import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { api, enter, newConversation, newPerson } from '../support/people';
import { demoSite, runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/**
 * An administrator switches the early path on; what an open conversation asks for is answered by it. A must-use plugin
 * of this journey tells with a header when WordPress came to load its plugins.
 */

const SCREEN = '/wp-admin/options-general.php?page=mentoriai-portal';
const LOADED = 'x-journey-plugins-loaded';

const mustUse = ( name: string ) =>
	join( demoSite().wp_dir, 'wp-content/mu-plugins', name );

test.beforeAll( () => {
	runPhp(
		`file_put_contents( WPMU_PLUGIN_DIR . '/zz-journey-early.php', '<?php add_action( "plugins_loaded", static fn () => headers_sent() || header( "X-Journey-Plugins-Loaded: 1" ) );' );`
	);
} );

test.afterAll( () => {
	runPhp(
		`unlink( WPMU_PLUGIN_DIR . '/zz-journey-early.php' );
		delete_option( 'mentoriai_early' );
		is_file( WPMU_PLUGIN_DIR . '/000-mentoriai-early.php' ) && unlink( WPMU_PLUGIN_DIR . '/000-mentoriai-early.php' );`
	);
} );

async function openSwitch( page: Page ): Promise< void > {
	await enterAdmin( page, 'admin', SCREEN );
	await page.getByRole( 'tab', { name: /Išplėstiniai|Advanced/ } ).click();
}

/** The next poll of the conversation that was answered early, or by WordPress. */
function poll( page: Page, early: boolean ): Promise< Response > {
	return page.waitForResponse(
		( response ) =>
			response.url().includes( 'get_conversation_meta' ) &&
			response.status() === 200 &&
			early !== LOADED in response.headers(),
		{ timeout: 30_000 }
	);
}

test( 'an open conversation gets its messages by the early path while it is on', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	test.setTimeout( 120_000 );
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Eksportas', 'Laba' );

	await openSwitch( page );
	const state = page.locator( '.mp-settings-early-state strong' );
	await expect( state ).toHaveAttribute( 'data-state', 'off' );
	await page.locator( '[data-early="on"]' ).press( 'Enter' );
	await expect( state ).toHaveAttribute( 'data-state', 'working' );
	await expect( page.locator( '[data-early="off"]' ) ).toBeFocused();

	const visitor = await newVisitor();
	await enter( visitor, founder.token, `/pokalbis/${ convo }` );
	await poll( visitor, true );
	const early = visitor.waitForResponse(
		async ( response ) =>
			response.url().includes( 'get_conversation_meta' ) &&
			( await response.text() ).includes( 'Atsakau anksti' )
	);
	await api( mentor.token, 'message_reply', {
		convo_id: convo,
		content: 'Atsakau anksti',
	} );
	expect( LOADED in ( await early ).headers() ).toBe( false );
	await expect(
		visitor.getByText( 'Atsakau anksti', { exact: true } )
	).toBeVisible();

	// A file of another version does nothing, and the screen says so.
	runPhp(
		`file_put_contents( WPMU_PLUGIN_DIR . '/000-mentoriai-early.php', '<?php // Of an older version.' );`
	);
	await page.reload();
	await page.getByRole( 'tab', { name: /Išplėstiniai|Advanced/ } ).click();
	await expect( state ).toHaveAttribute( 'data-state', 'outdated' );
	await poll( visitor, false );
	await page.locator( '[data-early="again"]' ).click();
	await expect( state ).toHaveAttribute( 'data-state', 'working' );
	await poll( visitor, true );

	await page.locator( '[data-early="off"]' ).click();
	await expect( state ).toHaveAttribute( 'data-state', 'off' );
	expect( () =>
		readFileSync( mustUse( '000-mentoriai-early.php' ) )
	).toThrow();
	await poll( visitor, false );
} );
