import type { Locator, Page } from '@playwright/test';
import { countClicks } from '../support/clicks';
import {
	enter,
	logIn,
	newConversation,
	newPerson,
	type Person,
} from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';
import { enterAdmin, menu, newStaff } from '../support/wp-admin';

/** A founder reviews a mentor they have written to, everybody reads it, staff hide it. */

const CORPUS =
	'<img src=x onerror=window.hacked=1> <script>window.hacked=1</script> &lt;b&gt; {{1+1}}';

const reviewButton = ( page: Page ) =>
	page.getByRole( 'button', {
		name: new RegExp(
			`${ lt( 'Write a review' ) }|${ lt( 'Change your review' ) }`
		),
	} );

const star = ( popup: Locator, meaning: string ) =>
	popup.getByRole( 'radio', { name: new RegExp( `^${ meaning },` ) } );

function people(): { founder: Person; mentor: Person } {
	return {
		founder: newPerson( {
			role: 'frontuser',
			first: 'Jonas',
			last: 'Kalnietis',
		} ),
		mentor: newPerson( {
			role: 'mentorius',
		} ),
	};
}

test( 'a founder reviews with the keyboard, edits, a guest reads, staff hide it', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	// The admin bar's picture of the person is Gravatar's, which tests do not reach.
	allowErrors( /gravatar\.com/ );
	const { founder, mentor } = people();
	await newConversation( founder, mentor, 'Eksportas', 'Laba diena' );
	const path = `/mentorius/${ mentor.slug }`;
	await enter( page, founder.token, path );
	await expect(
		page.getByText( lt( 'No ratings yet' ) ).first()
	).toBeVisible();

	await reviewButton( page ).press( 'Enter' );
	const popup = page.getByRole( 'dialog' );
	await expect( star( popup, 'Blogai' ) ).toBeFocused();
	await expectAccessible( page, 'review form' );
	await popup.getByLabel( lt( 'Comment' ) ).fill( CORPUS );
	await popup
		.getByRole( 'button', { name: lt( 'Publish the review' ) } )
		.click();
	await expect( popup.getByText( lt( 'Choose a rating' ) ) ).toBeVisible();
	await expect( star( popup, 'Blogai' ) ).toBeFocused();
	await expectAccessible( page, 'rating missing' );

	// Space takes the focused star, arrows go on from there.
	await page.keyboard.press( 'Space' );
	for ( const meaning of [ 'Prastai', 'Vidutiniškai', 'Gerai', 'Puikiai' ] ) {
		await page.keyboard.press( 'ArrowRight' );
		await expect( star( popup, meaning ) ).toBeChecked();
		await expect(
			popup.getByText( meaning, { exact: true } )
		).toBeVisible();
	}
	await popup
		.getByRole( 'button', { name: lt( 'Publish the review' ) } )
		.click();
	await expect(
		popup.getByText( lt( 'Review sent successfully' ) )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( reviewButton( page ) ).toBeFocused();
	await expect( page.getByText( '5,00' ) ).toBeVisible();
	// The page itself shows the newest, and the way back to the talk.
	await expect( page.getByText( 'Jonas K.' ) ).toBeVisible();
	await expect(
		page.getByRole( 'link', { name: lt( 'Continue the conversation' ) } )
	).toBeVisible();

	await reviewButton( page ).click();
	await expect( popup.getByLabel( lt( 'Comment' ) ) ).toHaveValue( CORPUS );
	await expect( star( popup, 'Puikiai' ) ).toBeChecked();
	await star( popup, 'Gerai' ).check( { force: true } );
	await popup
		.getByRole( 'button', { name: lt( 'Save the review' ) } )
		.click();
	await popup.getByText( lt( 'Review sent successfully' ) ).waitFor();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByText( '4,00' ) ).toBeVisible();

	const guest = await newVisitor();
	await guest.setViewportSize( { width: 320, height: 700 } );
	await guest.goto( path );
	await guest.getByRole( 'button', { name: '1 atsiliepimas' } ).click();
	const list = guest.getByRole( 'dialog' );
	await expect( list.getByText( 'Jonas K.' ) ).toBeVisible();
	await expect( list.getByText( CORPUS ) ).toBeVisible();
	await expect( list ).not.toContainText( founder.last );
	expect( await guest.evaluate( () => 'hacked' in window ) ).toBe( false );
	await expectAccessible( guest, 'reviews' );
	await expectNoSidewaysScroll( guest, 'reviews' );

	const staff = await newVisitor();
	await enterAdmin( staff, newStaff( 'mentoriai_manager' ), '/wp-admin/' );
	const clicks = await countClicks( staff );
	await menu( staff, /^Mentoring/ ).click();
	await menu( staff, /^Reviews/ ).click();
	const row = staff
		.getByRole( 'row' )
		.filter( { hasText: `${ mentor.first } ${ mentor.last }` } );
	await expect( row ).toContainText( CORPUS );
	await row.hover();
	await row.locator( '.hide a' ).click();
	await staff.locator( '#mentoriai-reason' ).fill( 'Reklama, o ne nuomonė' );
	await staff.locator( '.wrap .button-primary' ).click();
	await expect( staff.locator( '.notice-success' ) ).toBeVisible();
	expect( clicks() ).toBeLessThanOrEqual( 4 );
	await expect( row ).toContainText( 'Reklama, o ne nuomonė' );
	expect( await staff.evaluate( () => 'hacked' in window ) ).toBe( false );

	await enter( page, founder.token, path );
	await expect(
		page.getByText( lt( 'No ratings yet' ) ).first()
	).toBeVisible();
	await reviewButton( page ).click();
	await expect( popup ).toContainText( 'Reklama, o ne nuomonė' );
} );

test( 'a guest logs in in the popup; who has not written to the mentor is led there', async ( {
	page,
} ) => {
	const { founder, mentor } = people();
	await page.goto( `/mentorius/${ mentor.slug }` );
	await reviewButton( page ).click();
	const popup = page.getByRole( 'dialog' );
	await expect( popup ).toContainText(
		lt( 'To perform this action you need log in' )
	);
	await logIn( page, founder.email );
	await expect( popup ).toContainText( lt( 'Write to the mentor first' ) );
	await popup
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toBeFocused();
} );

test( 'a long list grows by three; with moderation a review waits', async ( {
	page,
} ) => {
	const { founder, mentor } = people();
	await newConversation( founder, mentor, 'Eksportas', 'Laba diena' );
	runPhp( `
		global $wpdb;
		for ( $i = 1; $i <= 7; $i++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}mentoriai_reviews (mentor_id, author_id, rating, comment, state, created_at, updated_at) VALUES (%d, %d, 400, %s, 'published', '2026-01-01 00:00:00', '2026-01-01 00:00:00')", ${ mentor.id }, -$i - 1000000, "Nr. $i" ) );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_mentor_index SET rating_sum = 2800, rating_count = 7 WHERE mentor_id = ${ mentor.id } AND kind = 'dynamic'" );
	` );
	await enter( page, founder.token, `/mentorius/${ mentor.slug }` );
	await page.getByRole( 'button', { name: '7 atsiliepimai' } ).click();
	const popup = page.getByRole( 'dialog' );
	const items = popup.getByRole( 'listitem' );
	await expect( items ).toHaveCount( 3 );
	await expect( items.first() ).toContainText( 'Ištrintas naudotojas' );
	await popup.getByRole( 'button', { name: lt( 'Show more' ) } ).click();
	await expect( items ).toHaveCount( 6 );
	await expect( items.nth( 3 ) ).toBeFocused();
	await popup.getByRole( 'button', { name: lt( 'Show more' ) } ).click();
	await expect( items ).toHaveCount( 7 );
	await page.keyboard.press( 'Escape' );

	const moderated = ( on: boolean ) =>
		runPhp(
			`$kept = get_option( 'mentoriai_settings' ); $kept['moderate_reviews'] = ${ on }; update_option( 'mentoriai_settings', $kept );`
		);
	moderated( true );
	try {
		await reviewButton( page ).click();
		await star( popup, 'Gerai' ).check( { force: true } );
		await popup.getByLabel( lt( 'Comment' ) ).fill( 'Ačiū' );
		await popup
			.getByRole( 'button', { name: lt( 'Publish the review' ) } )
			.click();
		await expect( popup ).toContainText(
			lt(
				'It will appear on the mentor’s page once the agency has approved it.'
			)
		);
	} finally {
		moderated( false );
	}
} );
