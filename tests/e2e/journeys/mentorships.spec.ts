import type { Locator, Page } from '@playwright/test';
import { enter, newConversation, newPerson } from '../support/people';
import { newestMail } from '../support/mail';
import { runPhp } from '../support/site';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** A request is declined, answered after all, and the mentorship ends with thanks; both sides see each state. */

/** What stands beside the conversation, unfolded where it stands above. */
async function openPanel( page: Page ): Promise< Locator > {
	const panel = page.getByRole( 'complementary', {
		name: lt( 'Mentorship' ),
	} );
	const fold = panel.locator( 'details' );
	if ( ( await fold.getAttribute( 'open' ) ) === null ) {
		await fold.locator( 'summary' ).press( 'Enter' );
	}
	return panel;
}

/** The founder proposes a time, the mentor takes it, and once it is over the founder says that they met. */
async function meet( page: Page, panel: Locator, other: Page ) {
	const id = Number( /\d+$/.exec( other.url() )?.[ 0 ] );
	await panel
		.getByRole( 'button', { name: lt( 'Propose a meeting' ) } )
		.press( 'Enter' );
	const proposal = page.getByRole( 'dialog' );
	const day = new Date( Date.now() + 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
	await proposal
		.getByLabel( lt( 'Time %d' ).replace( '%d', '1' ) )
		.fill( `${ day }T10:00` );
	await proposal.getByLabel( lt( 'Place' ) ).fill( 'Kavinė „Rytas“' );
	await expectAccessible( page, 'propose a meeting' );
	await expectNoSidewaysScroll( page, 'propose a meeting' );
	await proposal
		.getByRole( 'button', { name: lt( 'Propose' ), exact: true } )
		.press( 'Enter' );
	await expect( proposal ).toHaveCount( 0 );

	await other.reload();
	const beside = await openPanel( other );
	await beside
		.getByRole( 'button', { name: lt( 'Choose a time' ) } )
		.press( 'Enter' );
	const answer = other.getByRole( 'dialog' );
	await answer.getByRole( 'radio', { name: /10:00/ } ).press( 'Space' );
	await expectAccessible( other, 'answer a meeting' );
	await answer
		.getByRole( 'button', { name: lt( 'Send the answer' ) } )
		.press( 'Enter' );
	await expect(
		beside.getByRole( 'button', { name: lt( 'Add to calendar' ) } )
	).toBeVisible();

	runPhp( `
		global $wpdb;
		$at = static fn ( int $hours ): string => gmdate( 'Y-m-d H:i:s', time() - 3600 * $hours );
		$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_meetings SET starts_at = '{$at( 2 )}', ends_at = '{$at( 1 )}', words_from = '{$at( 1 )}', asked_at = '{$at( 0 )}' WHERE mentorship_id = ${ id }" );
	` );
	await page.reload();
	await openPanel( page );
	await panel
		.getByRole( 'button', { name: lt( 'Say if it took place' ) } )
		.press( 'Enter' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: lt( 'Save' ) } )
		.press( 'Enter' );
	await expect( panel.getByText( /Pažymėjote, kad įvyko/ ) ).toBeVisible();
	await expectAccessible( page, 'a meeting that took place' );
}

for ( const at of [ '', ' @phone' ] ) {
	test( `a founder waits, is declined, is answered after all, and ends with thanks${ at }`, async ( {
		page,
		newVisitor,
	} ) => {
		const founder = newPerson( { role: 'frontuser', first: 'Prašanti' } );
		const mentor = newPerson( { role: 'mentorius', first: 'Atsakanti' } );
		const convo = await newConversation(
			founder,
			mentor,
			'Eksportas',
			'Laba diena'
		);
		await enter( page, founder.token, `/pokalbis/${ convo }` );
		const panel = await openPanel( page );
		await expect(
			panel.getByText( lt( 'You wrote today.' ) )
		).toBeVisible();
		await expectAccessible( page, 'waiting' );
		await expectNoSidewaysScroll( page, 'waiting' );

		// The mentor finds it in the list, sees who asks, and cannot help.
		const other = await newVisitor();
		await enter( other, mentor.token, '/mentorystes' );
		await expectAccessible( other, 'mentorships' );
		await expectNoSidewaysScroll( other, 'mentorships' );
		await other
			.getByRole( 'link', { name: new RegExp( founder.last ) } )
			.press( 'Enter' );
		await expect( other ).toHaveURL( /\/mentoryste\/\d+$/ );
		const beside = await openPanel( other );
		await expect(
			beside.getByRole( 'heading', { name: lt( 'About the founder' ) } )
		).toBeVisible();
		await beside
			.getByRole( 'button', { name: lt( 'I can’t help now' ) } )
			.press( 'Enter' );
		const decline = other.getByRole( 'dialog' );
		await expectAccessible( other, 'decline' );
		await decline
			.getByLabel( lt( 'A word to the founder' ) )
			.fill( 'Parašykite pavasarį.' );
		await decline
			.getByRole( 'button', { name: lt( 'Decline the request' ) } )
			.press( 'Enter' );
		await expect( decline ).toHaveCount( 0 );
		await expect(
			beside.getByText( lt( 'You have declined this request.' ) )
		).toBeVisible();
		expect( ( await newestMail( founder.email ) ).text ).toContain(
			'Parašykite pavasarį.'
		);

		// The founder reads why, and cannot write there.
		await page.reload();
		await openPanel( page );
		await expect( panel.getByText( 'Parašykite pavasarį.' ) ).toBeVisible();
		await expect(
			page.getByText( lt( 'This request is closed.' ) )
		).toBeVisible();
		await expect(
			page.getByRole( 'textbox', { name: lt( 'Message text' ) } )
		).toHaveCount( 0 );
		await expectAccessible( page, 'declined' );

		// The mentor can after all.
		await other
			.getByRole( 'textbox', { name: lt( 'Message text' ) } )
			.fill( 'Radau laiko.' );
		await other.keyboard.press( 'Control+Enter' );
		await expect( other.getByText( 'Radau laiko.' ) ).toBeVisible();
		// It comes by itself, and so does what can be done now.
		await expect( page.getByText( 'Radau laiko.' ).first() ).toBeVisible();
		await page
			.getByRole( 'textbox', { name: lt( 'Message text' ) } )
			.waitFor();
		await meet( page, panel, other );
		await panel
			.getByRole( 'button', { name: lt( 'End the mentorship' ) } )
			.press( 'Enter' );
		const end = page.getByRole( 'dialog' );
		await expectAccessible( page, 'end' );
		await end
			.getByRole( 'textbox', { name: lt( 'Thank the mentor' ) } )
			.fill( 'Ačiū už pavasarį!' );
		await end
			.getByRole( 'textbox', { name: lt( 'A note to the programme' ) } )
			.fill( 'Tik programai' );
		await end
			.getByRole( 'button', { name: lt( 'End the mentorship' ) } )
			.press( 'Enter' );
		await expect( end ).toHaveCount( 0 );
		await expect(
			page.getByText( lt( 'This mentorship has ended.' ) )
		).toBeVisible();

		await enter( other, mentor.token, '/mentorystes?past=1' );
		await other
			.getByRole( 'link', { name: new RegExp( founder.last ) } )
			.press( 'Enter' );
		await openPanel( other );
		await expect( other.getByText( 'Ačiū už pavasarį!' ) ).toBeVisible();
		await expect( other.getByRole( 'main' ) ).not.toContainText(
			'Tik programai'
		);
		expect( ( await newestMail( mentor.email ) ).text ).toContain(
			'Ačiū už pavasarį!'
		);
	} );
}
