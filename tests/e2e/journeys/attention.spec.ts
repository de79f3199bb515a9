import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/people';
import { expectNoSidewaysScroll, violations } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/**
 * Staff after log-in: the number in the menu, the tiles on the Dashboard, one list, and the buttons that deal with it; by keyboard alone
 * and without JavaScript.
 */

/** Five mentors who wait for review, a request that waits for eleven days, and a member of staff. */
function prepare( key: string, locale: string ): void {
	runPhp( `
		wp_insert_user( array( 'user_login' => 'staff-${ key }', 'user_pass' => '${ PASSWORD }', 'user_email' => 'staff-${ key }@demo.test', 'role' => 'mentoriai_manager', 'locale' => '${ locale }' ) );
		foreach ( range( 1, 5 ) as $number ) {
			$id = wp_insert_user( array( 'user_login' => "waits-${ key }-$number", 'user_pass' => 'x', 'user_email' => "waits-${ key }-$number@demo.test", 'display_name' => "Laukia ${ key } $number", 'role' => 'mentorius' ) );
			do_action( 'mentoriai_set_user_status', $id, 'submitted' );
		}
		global $wpdb;
		$mentor = get_user_by( 'email', 'mentor@demo.test' )->ID;
		$wpdb->query( "INSERT INTO {$wpdb->prefix}mentoriai_mentorships ( founder_id, mentor_id, state, requested_at, active_at, convo_id, message_count ) VALUES ( $id, $mentor, 'requested', '" . gmdate( 'Y-m-d H:i:s', time() - 11 * 86400 ) . "', '" . gmdate( 'Y-m-d H:i:s' ) . "', 1, 1 )" );
	` );
}

function cleanUp( key: string ): void {
	runPhp( `
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( get_users( array( 'search' => '*-${ key }*', 'search_columns' => array( 'user_login' ) ) ) as $user ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}mentoriai_mentorships WHERE founder_id = $user->ID" );
			wp_delete_user( $user->ID );
		}
	` );
}

const press = async ( page: Page, selector: string ) => {
	await page.locator( selector ).first().focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForLoadState();
};

for ( const { width, locale, words } of [
	{
		width: 1280,
		locale: 'en_US',
		words: [ 'Needs attention', 'Snoozed on the train' ],
	},
	{
		width: 782,
		locale: 'lt_LT',
		words: [ 'Reikia dėmesio', 'Paskambinsiu trečiadienį' ],
	},
] as const ) {
	test( `needs attention, ${ locale } at ${ width }`, async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
		test.setTimeout( 240_000 );
		const key = Date.now().toString( 36 );
		prepare( key, locale );
		try {
			await page.setViewportSize( { width, height: 900 } );
			await enterAdmin( page, `staff-${ key }`, '/wp-admin/' );
			const tile = '#mentoriai_attention [data-tile="applications"]';
			expect(
				Number(
					await page.locator( tile ).getAttribute( 'data-count' )
				)
			).toBeGreaterThanOrEqual( 5 );
			expect( await violations( page, '#mentoriai_attention' ) ).toEqual(
				[]
			);

			// One press opens the list, one each approves five: six of the seven.
			await press( page, tile );
			await expect( page.locator( '.wrap h1' ) ).toHaveText( words[ 0 ] );
			expect( await violations( page, '.wrap' ) ).toEqual( [] );
			await expectNoSidewaysScroll( page, 'needs attention' );
			for ( let left = 5; left > 0; left-- ) {
				await press(
					page,
					`tr:has-text("Laukia ${ key }") button[value="approve"]`
				);
				await expect( page.locator( '.notice-success' ) ).toBeVisible();
				await expect(
					page.locator( `tr:has-text("Laukia ${ key }")` )
				).toHaveCount( left - 1 );
			}

			// One more press finds every founder who waits for an answer.
			await press( page, '[data-tile="unanswered"]' );
			const row = page.locator( `tr[data-row^="unanswered/"]`, {
				hasText: `Laukia ${ key }`,
			} );
			await expect( row ).toHaveCount( 1 );
			await row.locator( 'button[value="take"]' ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( page.locator( '.notice-success' ) ).toBeVisible();
			await row.locator( 'summary' ).first().focus();
			await page.keyboard.press( 'Enter' );
			expect( await violations( page, '.wrap' ) ).toEqual( [] );
			await row.locator( 'input[name="note"]' ).focus();
			await page.keyboard.type( words[ 1 ] );
			await row.locator( 'button[value="snooze"]' ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( row ).toHaveCount( 0 );
		} finally {
			cleanUp( key );
		}
	} );
}
