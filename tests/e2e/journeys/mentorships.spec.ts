import type { Locator, Page } from '@playwright/test';
import { press, reach, write } from '../support/keyboard';
import { linkIn, type Mail, mailsTo } from '../support/mail';
import {
	enter,
	newPerson,
	type Person,
	phpString,
	tokenOf,
} from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { SAY, type Say } from '../support/words';

/**
 * A founder asks, is declined, asks one of those who could help instead, is answered, meets, says how it goes, ends with thanks
 * and asks another: with the keyboard alone, and with what the other side reads of it.
 */

test.describe.configure( { timeout: 360_000 } );

/** Nothing is wrong with the screen as it stands. */
async function look( page: Page, what: string ): Promise< void > {
	await expectAccessible( page, what );
	await expectNoSidewaysScroll( page, what );
}

/** What stands beside the conversation, unfolded where it stands above. */
async function openPanel( page: Page, say: Say ): Promise< Locator > {
	const panel = page.getByRole( 'complementary', {
		name: say( 'Mentorship' ),
	} );
	const fold = panel.locator( '.mp-pair' );
	if ( ( await fold.getAttribute( 'open' ) ) === null ) {
		await press( page, fold.locator( '.mp-pair__title' ) );
	}
	return panel;
}

/** From a mentor's page to the new conversation. */
async function ask( page: Page, say: Say, text: string ): Promise< void > {
	await press(
		page,
		page.getByRole( 'button', { name: say( 'Write to the mentor' ) } )
	);
	const popup = page.getByRole( 'dialog' );
	await write( page, popup.getByLabel( say( 'Subject' ) ), 'Eksportas' );
	await write(
		page,
		popup.getByLabel( say( 'Message' ), { exact: true } ),
		text
	);
	await press(
		page,
		popup.getByRole( 'button', { name: say( 'Send message' ) } )
	);
	await press(
		page,
		popup.getByRole( 'link', { name: say( 'Open the conversation' ) } )
	);
	await expect( page ).toHaveURL( /\/pokalbis\/\d+$/ );
}

/** The mentor whose page is open. */
function mentorAt( page: Page ): Pick< Person, 'email' | 'last' | 'token' > {
	const slug = new URL( page.url() ).pathname.split( '/' ).pop() ?? '';
	const [ email = '', last = '' ] = runPhp(
		`$user = get_users( [ 'meta_key' => 'mentoriai_slug', 'meta_value' => ${ phpString(
			slug
		) } ] )[0]; echo $user->user_email, '|', $user->last_name;`
	).split( '|' );
	return { email, last, token: tokenOf( email ) };
}

/** An email with these words, waited for; others may come at the same time. */
async function mailWith( address: string, words: string ): Promise< Mail > {
	const find = () =>
		mailsTo( address ).find( ( { text } ) => text.includes( words ) );
	await expect.poll( find, words ).toBeDefined();
	return find() as Mail;
}

/** The founder proposes a time, and the mentor takes it. */
async function arrange( page: Page, other: Page, say: Say ): Promise< void > {
	await press(
		page,
		page.getByRole( 'button', { name: say( 'Propose a meeting' ) } )
	);
	const proposal = page.getByRole( 'dialog' );
	// In which order the browser asks for day and time depends on its own language.
	await proposal
		.getByLabel( say( 'Time 1' ) )
		.fill(
			new Date( Date.now() + 86_400_000 )
				.toISOString()
				.replace( /T.*/, 'T10:00' )
		);
	await write(
		page,
		proposal.getByLabel( say( 'Place' ) ),
		'Kavinė „Rytas“'
	);
	await look( page, 'propose a meeting' );
	await press(
		page,
		proposal.getByRole( 'button', { name: say( 'Propose' ), exact: true } )
	);
	await expect( proposal ).toHaveCount( 0 );

	await other.reload();
	const beside = await openPanel( other, say );
	await expect( beside.getByText( 'Kavinė „Rytas“' ) ).toBeVisible();
	await press(
		other,
		beside.getByRole( 'button', { name: say( 'Choose a time' ) } )
	);
	const answer = other.getByRole( 'dialog' );
	await reach( other, answer.getByRole( 'radio', { name: /10:00/ } ) );
	await other.keyboard.press( 'Space' );
	await look( other, 'answer a meeting' );
	await press(
		other,
		answer.getByRole( 'button', { name: say( 'Send the answer' ) } )
	);
	await expect(
		beside.getByRole( 'button', { name: say( 'Add to calendar' ) } )
	).toBeVisible();
	await page.reload();
	await expect(
		( await openPanel( page, say ) ).getByText( say( 'Agreed', 'meeting' ) )
	).toBeVisible();
}

/** Half a month passes: they have met, and both are asked how it goes. */
function later( founder: Person ): void {
	runPhp( `
		global $wpdb;
		$at = static fn ( int $hours ): string => gmdate( 'Y-m-d H:i:s', time() - 3600 * $hours );
		$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_meetings SET starts_at = '{$at( 2 )}', ends_at = '{$at( 1 )}', words_from = '{$at( 1 )}', asked_at = '{$at( 0 )}' WHERE founder_id = ${ founder.id }" );
		$wpdb->query( "UPDATE {$wpdb->prefix}mentoriai_mentorships SET answered_at = '{$at( 360 )}', founder_checkin_at = '{$at( 1 )}', mentor_checkin_at = '{$at( 1 )}' WHERE founder_id = ${ founder.id } AND state = 'active'" );
		do_action( 'mentoriai_run_due' );
	` );
}

/** Says that the meeting took place. */
async function confirm( page: Page, say: Say ): Promise< void > {
	await page.reload();
	const panel = await openPanel( page, say );
	await press(
		page,
		panel.getByRole( 'button', { name: say( 'Say if it took place' ) } )
	);
	await press(
		page,
		page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: say( 'Save' ) } )
	);
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
}

/** Says by a personal link how it goes, once. */
async function checkIn(
	page: Page,
	link: string,
	mentor: string,
	say: Say
): Promise< void > {
	const reply = await page.goto( link );
	expect( reply?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( reply?.headers()[ 'referrer-policy' ] ).toBe( 'no-referrer' );
	expect( await reply?.text() ).not.toContain( mentor );
	const choices = page.getByRole( 'radio' );
	await expect( choices ).toHaveCount( 5 );
	await look( page, 'check-in' );
	const send = page.getByRole( 'button', {
		name: say( 'Send' ),
		exact: true,
	} );
	await press( page, send );
	await expect( page.getByText( say( 'Choose one answer' ) ) ).toBeVisible();
	await look( page, 'no answer chosen' );
	// From the first choice to the second, then to the comment, the box and the button.
	await reach( page, choices.first() );
	await page.keyboard.press( 'ArrowDown' );
	await expect( choices.nth( 1 ) ).toBeChecked();
	const choice = await page.locator( '.mp-check' ).nth( 1 ).boundingBox();
	expect( choice?.height ).toBeGreaterThanOrEqual( 48 );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Stringa susitikimai.' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await expect( page.getByRole( 'checkbox' ) ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', {
			name: say( 'Thank you for your answer' ),
		} )
	).toBeVisible();
	await look( page, 'thanks for the check-in' );
	await page.goto( link );
	await expect(
		page.getByRole( 'heading', {
			name: say( 'You have already answered' ),
		} )
	).toBeVisible();
	await look( page, 'answered check-in' );
}

for ( const { lang, at } of [
	{ lang: 'lt', at: '' },
	{ lang: 'en', at: ' @phone' },
] as const ) {
	const say = SAY[ lang ];
	const base = lang === 'en' ? '/en' : '';
	const list = lang === 'en' ? '/en/mentorships' : '/mentorystes';

	test( `from a declined request to the next mentor${ at }`, async ( {
		page,
		newVisitor,
		allowErrors,
	} ) => {
		// The link of a check-in, once it is used.
		allowErrors( /status of 410/ );
		const mine = { mentoriai_lang: lang };
		const founder = newPerson( { role: 'frontuser', meta: mine } );
		const field = Number(
			runPhp(
				"echo get_term_by( 'slug', 'tvarumas', 'mentoriai_field' )->term_id;"
			)
		);
		const first = newPerson( {
			role: 'mentorius',
			meta: { ...mine, mentoriai_fields: [ field ] },
		} );
		const last = newPerson( { role: 'mentorius' } );
		const row = ( on: Page ) =>
			on.getByRole( 'link', { name: new RegExp( founder.last ) } );

		await enter(
			page,
			founder.token,
			`${ base }/mentorius/${ first.slug }`
		);
		await ask( page, say, 'Nuo ko pradėti?' );
		const panel = await openPanel( page, say );
		await expect(
			panel.getByText( say( 'You wrote today.' ) )
		).toBeVisible();
		await look( page, 'waiting' );

		// The mentor finds it in the list, sees who asks, and cannot help.
		const other = await newVisitor();
		await enter( other, first.token, list );
		await expect( row( other ) ).toBeVisible();
		await look( other, 'requests' );
		await press( other, row( other ) );
		let beside = await openPanel( other, say );
		await expect( beside.getByText( 'UAB Bandymas' ) ).toBeVisible();
		await press(
			other,
			beside.getByRole( 'button', { name: say( 'I can’t help now' ) } )
		);
		const decline = other.getByRole( 'dialog' );
		await write(
			other,
			decline.getByLabel( say( 'A word to the founder' ) ),
			'Parašykite pavasarį.'
		);
		await look( other, 'decline' );
		await press(
			other,
			decline.getByRole( 'button', {
				name: say( 'Decline the request' ),
			} )
		);
		await expect( decline ).toHaveCount( 0 );
		await expect(
			beside.getByText( say( 'You have declined this request.' ) )
		).toBeVisible();

		// The founder reads why, here and by email, cannot write there, and asks someone else.
		await mailWith( founder.email, 'Parašykite pavasarį.' );
		await page.reload();
		await openPanel( page, say );
		await expect( panel.getByText( 'Parašykite pavasarį.' ) ).toBeVisible();
		await expect(
			page.getByText( say( 'This request is closed.' ) )
		).toBeVisible();
		const composer = page.getByRole( 'textbox', {
			name: say( 'Message text' ),
		} );
		await expect( composer ).toHaveCount( 0 );
		await look( page, 'declined' );
		await press( page, panel.locator( '.mp-pair__other' ).first() );
		await expect( page ).toHaveURL( /\/mentorius\// );
		const mentor = mentorAt( page );
		await ask( page, say, 'Gal padėtumėte jūs?' );

		// That one answers; it comes by itself, and so does what can be done now.
		await enter( other, mentor.token, list );
		await press( other, row( other ) );
		beside = await openPanel( other, say );
		await press(
			other,
			beside.getByRole( 'button', { name: say( 'Answer', 'verb' ) } )
		);
		await expect(
			other.getByRole( 'textbox', { name: say( 'Message text' ) } )
		).toBeFocused();
		await other.keyboard.type( 'Pradėkime nuo kainos.' );
		await other.keyboard.press( 'Control+Enter' );
		await expect(
			page.getByText( 'Pradėkime nuo kainos.' ).first()
		).toBeVisible();
		await openPanel( page, say );

		await arrange( page, other, say );
		later( founder );
		await confirm( page, say );
		await expect(
			panel.getByRole( 'button', { name: say( 'Change your answer' ) } )
		).toBeVisible();
		await confirm( other, say );
		await press(
			other,
			beside
				.locator( 'summary' )
				.filter( { hasText: say( 'Earlier meetings' ) } )
		);
		await expect(
			beside.getByText( say( 'Took place', 'meeting' ), { exact: true } )
		).toBeVisible();
		await look( other, 'a meeting that took place' );

		const talk = page.url();
		await checkIn(
			page,
			linkIn(
				await mailWith( founder.email, '/patikra/' ),
				/\/patikra\//
			),
			mentor.last,
			say
		);
		expect(
			runPhp( `
				global $wpdb;
				echo wp_json_encode( $wpdb->get_row( "SELECT score, comment, contact_me FROM {$wpdb->prefix}mentoriai_checkins WHERE user_id = ${ founder.id }", ARRAY_N ), JSON_UNESCAPED_UNICODE );
			` )
		).toBe( '["2","Stringa susitikimai.","1"]' );

		// The founder ends it with thanks; what is for the programme, the mentor never reads.
		await page.goto( talk );
		await openPanel( page, say );
		const end = page.getByRole( 'dialog' );
		const ending = { name: say( 'End the mentorship' ) };
		await press( page, panel.getByRole( 'button', ending ) );
		await write(
			page,
			end.getByRole( 'textbox', { name: say( 'Thank the mentor' ) } ),
			'Ačiū už pavasarį!'
		);
		await write(
			page,
			end.getByRole( 'textbox', {
				name: say( 'A note to the programme' ),
			} ),
			'Tik programai'
		);
		await look( page, 'end' );
		await press( page, end.getByRole( 'button', ending ) );
		await expect( end ).toHaveCount( 0 );
		await expect(
			page.getByText( say( 'This mentorship has ended.' ) )
		).toBeVisible();
		const mail = await mailWith( mentor.email, 'Ačiū už pavasarį!' );
		expect( mail.raw + mail.text ).not.toContain( 'Tik programai' );
		await enter( other, mentor.token, `${ list }?past=1` );
		await press( other, row( other ) );
		await openPanel( other, say );
		await expect( other.getByText( 'Ačiū už pavasarį!' ) ).toBeVisible();
		await expect( other.getByRole( 'main' ) ).not.toContainText(
			/Tik programai|Stringa/
		);
		await look( other, 'ended' );

		// And asks another one.
		await page.goto( list );
		await press(
			page,
			page
				.getByRole( 'main' )
				.getByRole( 'link', { name: say( 'Find a mentor' ) } )
		);
		for ( const next of [ 'Skip', 'Skip', 'Show mentors' ] ) {
			await press(
				page,
				page.getByRole( 'button', { name: say( next ) } )
			);
		}
		await press(
			page,
			page
				.getByRole( 'main' )
				.getByRole( 'link', { name: say( 'All mentors' ) } )
		);
		await write( page, page.getByRole( 'searchbox' ), last.last );
		await expect( page.getByRole( 'article' ) ).toHaveCount( 1 );
		await press(
			page,
			page.getByRole( 'article' ).getByRole( 'link', {
				name: new RegExp( last.last ),
			} )
		);
		await ask( page, say, 'Dar vienas klausimas.' );
		await page.goto( `${ list }?past=1` );
		await expect(
			page.getByRole( 'main' ).getByRole( 'listitem' )
		).toHaveCount( 2 );
		await look( page, 'past ones' );
	} );
}
