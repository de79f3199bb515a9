import { press, reach, write } from '../support/keyboard';
import { enter, newConversation, newPerson } from '../support/people';
import {
	expectAccessible,
	expectNoSidewaysScroll,
	messageLog,
} from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt, ltLike, SAY } from '../support/words';

/** What should not be there is reported: by a member of a conversation, and by a guest of a mentor's page. */

test( 'a member reports a message with the keyboard alone, and blocks who wrote it @phone', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const text = 'Perveskite <b>100 eurų</b>.';
	const convo = await newConversation( founder, mentor, 'Kaina', text );
	await enter( page, mentor.token, `/pokalbis/${ convo }` );
	const report = messageLog( page ).getByRole( 'button', {
		name: ltLike( 'Report this message, %s' ),
	} );
	await press( page, report );
	const popup = page.getByRole( 'dialog' );
	await expect( popup ).toContainText( text );
	await expect( popup.getByRole( 'radio' ).first() ).toBeFocused();
	await expectAccessible( page, 'report a message' );
	await expectNoSidewaysScroll( page, 'report a message' );

	// Without a reason nothing is sent.
	const send = popup.getByRole( 'button', { name: lt( 'Send the report' ) } );
	await press( page, send );
	await expect( popup.getByText( lt( 'Choose a reason' ) ) ).toBeVisible();
	await expect( popup.getByRole( 'radio' ).first() ).toBeFocused();
	await expectAccessible( page, 'no reason chosen' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect(
		popup.getByRole( 'radio', { name: lt( 'Asks for money' ) } )
	).toBeChecked();
	await write(
		page,
		popup.getByRole( 'textbox', { name: lt( 'In your own words' ) } ),
		'Prašo pinigų.'
	);

	// Closed by mistake, it asks.
	await page.keyboard.press( 'Escape' );
	await press(
		page,
		page
			.getByRole( 'alertdialog' )
			.getByRole( 'button', { name: lt( 'Keep writing' ) } )
	);
	await reach( page, popup.getByRole( 'checkbox' ) );
	await page.keyboard.press( 'Space' );
	await press( page, send );
	const thanks = popup.getByText(
		ltLike( 'The number of your report is %d.' )
	);
	await expect( thanks ).toBeVisible();
	const told = await thanks.textContent();
	await expectAccessible( page, 'reported' );
	await page.keyboard.press( 'Enter' );
	await expect( popup ).toHaveCount( 0 );
	await expect( report ).toBeFocused();
	await expect(
		page.getByText( lt( 'You can no longer write to each other.' ) )
	).toBeVisible();

	// The same message again is the same report, and who is blocked need not be blocked again.
	await page.keyboard.press( 'Enter' );
	await expect( popup.getByRole( 'checkbox' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Space' );
	await press( page, send );
	await expect( thanks ).toHaveText( String( told ) );
} );

for ( const lang of [ 'lt', 'en' ] as const ) {
	const say = SAY[ lang ];
	test( `a guest reports a review and a mentor, ${ lang }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		const founder = newPerson( { role: 'frontuser' } );
		const mentor = newPerson( { role: 'mentorius' } );
		runPhp( `
			global $wpdb;
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}mentoriai_reviews (mentor_id, author_id, rating, comment, state, created_at, updated_at) VALUES (%d, %d, 100, %s, 'published', '2026-01-01 00:00:00', '2026-01-01 00:00:00')", ${ mentor.id }, ${ founder.id }, 'Pirkite pas mane' ) );
			$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_mentor_index SET rating_sum = 100, rating_count = 1 WHERE mentor_id = ${ mentor.id } AND kind = 'dynamic'" );
		` );
		await page.goto(
			`${ lang === 'en' ? '/en' : '' }/mentorius/${ mentor.slug }`
		);
		const popup = page.getByRole( 'dialog' );
		for ( const what of [
			'Report this review, %s',
			'Report this mentor',
		] ) {
			const report = page.getByRole( 'button', {
				name: say( what ).replace( /%.*/, '' ),
			} );
			await report.click();
			await popup
				.getByRole( 'radio', { name: say( 'Advertising or spam' ) } )
				.check();
			const send = popup.getByRole( 'button', {
				name: say( 'Send the report' ),
			} );
			await send.click();
			await expect(
				popup.getByLabel( say( 'Your name' ) )
			).toBeFocused();
			await expectAccessible( page, `${ what }, fields missing` );
			await expectNoSidewaysScroll( page, what );
			await popup.getByLabel( say( 'Your name' ) ).fill( 'Ona Onaitė' );
			await popup
				.getByLabel( say( 'Email' ) )
				.fill( `ona${ mentor.id }@demo.test` );
			await popup.getByRole( 'checkbox' ).check();
			await send.click();
			// The robot check is the real one.
			await expect(
				popup.getByText(
					new RegExp(
						say( 'The number of your report is %d.' ).replace(
							'%d',
							'\\d+'
						)
					)
				)
			).toBeVisible();
			await popup
				.locator( '.mp-notice' )
				.getByRole( 'button', { name: say( 'Close' ) } )
				.click();
			await expect( popup ).toHaveCount( 0 );
			await expect( report ).toBeFocused();
		}
	} );
}
