import { checkInLink } from '../support/check-ins';
import { newPerson } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** How it goes is asked by email and answered by keyboard, once. */

for ( const at of [ '', ' @phone' ] ) {
	test( `a founder says how it goes${ at }`, async ( {
		page,
		allowErrors,
	} ) => {
		// The link again, once it is used.
		allowErrors( /status of 410/ );
		const founder = newPerson( { role: 'frontuser' } );
		const mentor = newPerson( { role: 'mentorius', first: 'Rasa' } );
		const link = await checkInLink( founder, mentor );
		const reply = await page.goto( link );
		expect( reply?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		expect( reply?.headers()[ 'referrer-policy' ] ).toBe( 'no-referrer' );
		expect( await reply?.text() ).not.toContain( mentor.last );
		await page
			.locator( '.mp-consent button' )
			.first()
			.click( { timeout: 1000 } )
			.catch( () => undefined );

		await expect( page.getByText( 'Jūs ir Rasa' ) ).toBeVisible();
		await expectAccessible( page, 'question' );
		await expectNoSidewaysScroll( page, 'question' );
		const send = page.getByRole( 'button', {
			name: lt( 'Send' ),
			exact: true,
		} );
		await send.press( 'Enter' );
		await expect(
			page.getByText( lt( 'Choose one answer' ) )
		).toBeVisible();
		await expectAccessible( page, 'nothing chosen' );

		// From the first choice to the second, then to the comment, the box and the button.
		await page.getByRole( 'radio' ).first().focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( page.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
		const choice = await page.locator( '.mp-check' ).nth( 1 ).boundingBox();
		expect( choice?.height ).toBeGreaterThanOrEqual( 48 );
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'textbox' ) ).toBeFocused();
		await page.keyboard.type( 'Stringa susitikimai.' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect( page.getByRole( 'checkbox' ) ).toBeChecked();
		await page.screenshot( {
			path: test.info().outputPath( 'question.png' ),
			fullPage: true,
		} );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		const thanks = page.getByRole( 'heading', {
			name: lt( 'Thank you for your answer' ),
		} );
		await expect( thanks ).toBeVisible();
		await expectAccessible( page, 'thanks' );
		await expectNoSidewaysScroll( page, 'thanks' );
		expect(
			runPhp( `
				global $wpdb;
				echo wp_json_encode( $wpdb->get_row( "SELECT score, comment, contact_me FROM {$wpdb->prefix}mentoriai_checkins WHERE user_id = ${ founder.id }", ARRAY_N ), JSON_UNESCAPED_UNICODE );
			` )
		).toBe( '["2","Stringa susitikimai.","1"]' );

		await page.goto( link.replace( '/patikra/', '/en/patikra/' ) );
		await expect(
			page.getByRole( 'heading', { name: 'You have already answered' } )
		).toBeVisible();
		await expectAccessible( page, 'answered' );
	} );
}
