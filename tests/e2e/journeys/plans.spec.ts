import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
	api,
	enter,
	newConversation,
	newPerson,
	type Person,
} from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';

/** A founder and a mentor agree on steps, follow them, and each says when it is done. */

async function acquainted(): Promise< { founder: Person; mentor: Person } > {
	const mentor = newPerson( { role: 'mentorius', first: 'Šarūnė' } );
	const founder = newPerson( { role: 'frontuser' } );
	await newConversation( founder, mentor, 'Eksportas', 'Laba diena' );
	return { founder, mentor };
}

function sendPlan(
	founder: Person,
	mentor: Person,
	steps: string[]
): Promise< { id: number } > {
	return api( founder.token, 'save_new_plan', {
		mentorId: mentor.id,
		pagrindinisTikslas: 'Parduoti Suomijoje',
		planSteps: steps.map( ( veiksmas ) => ( {
			veiksmas,
			rezultatas: 'Aiški kaina',
			terminas: '2099-12-01',
		} ) ),
	} );
}

const unreadPlans = ( page: Page ) =>
	page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: /^Action plans.*unread/ } );

test( 'a plan is made, opened, edited and finished by both', async ( {
	page,
	newVisitor,
} ) => {
	test.slow();
	const { founder, mentor } = await acquainted();
	await enter( page, founder.token, '/en/veiksmu-planas' );
	await page.getByRole( 'button', { name: 'Add a plan' } ).click();
	const form = page.getByRole( 'form', { name: 'New action plan' } );
	await form.getByRole( 'radio' ).check();
	await form.getByLabel( 'Main goal' ).fill( 'Parduoti Suomijoje' );
	await form.getByRole( 'button', { name: 'Add a step' } ).click();
	await expect( form ).toContainText( 'Enter the action' );
	await expect( form.getByLabel( 'Action', { exact: true } ) ).toBeFocused();
	await form.getByLabel( 'Action', { exact: true } ).fill( 'Kaina' );
	await form.getByLabel( 'Intended result' ).fill( 'Aiški kaina' );

	await form.getByRole( 'button', { name: 'Choose a date' } ).click();
	const calendar = page.getByRole( 'dialog', { name: 'Choose a date' } );
	await expect( calendar.getByRole( 'grid' ) ).toBeVisible();
	await expectAccessible( page, 'form with its calendar' );
	await page.keyboard.press( 'Escape' );
	await expect( calendar ).toHaveCount( 0 );
	await form.getByRole( 'button', { name: 'Choose a date' } ).click();
	await calendar.getByRole( 'button', { name: /next month/i } ).click();
	await calendar.getByRole( 'button', { name: /\b15/ } ).click();
	await expect( form.getByLabel( 'Deadline' ) ).toHaveValue(
		/^\d{4}-\d\d-15$/
	);

	// Nothing is lost over a reload.
	await page.reload();
	await expect( form.getByLabel( 'Main goal' ) ).toHaveValue(
		'Parduoti Suomijoje'
	);
	await form
		.getByRole( 'button', { name: 'Save and send to the mentor' } )
		.click();
	await expect(
		page.getByText( 'Plan saved and sent to the mentor' )
	).toBeVisible();
	await expect( form ).toHaveCount( 0 );
	await expect( page.getByRole( 'table' ) ).toContainText( mentor.last );
	await page.reload();
	await expect( page.getByRole( 'table' ) ).toBeVisible();
	await expect( form ).toHaveCount( 0 );

	const other = await newVisitor();
	await enter( other, mentor.token, '/en/veiksmu-planas' );
	await expect( unreadPlans( other ) ).toBeVisible();
	await other.getByRole( 'searchbox' ).fill( founder.last );
	await expect( other.getByText( '1 plan found' ) ).toBeAttached();
	await expectAccessible( other, 'list of a mentor' );
	const row = other.getByRole( 'row', { name: /Not viewed yet:/ } );
	// The whole row is the link.
	await row.getByText( 'Parduoti Suomijoje' ).click( { force: true } );
	await expect( other.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		/^Plan No\. \d+$/
	);
	await expect( unreadPlans( other ) ).toHaveCount( 0 );
	await expect( other.getByRole( 'button', { name: /Edit/ } ) ).toHaveCount(
		0
	);
	await other.getByRole( 'link', { name: 'All plans' } ).click();
	await expect( other.getByRole( 'table' ) ).not.toContainText(
		'Not viewed'
	);
	await other.goBack();

	await page.getByRole( 'link', { name: 'Open plan' } ).click();
	await page.getByRole( 'button', { name: 'Edit step 1' } ).click();
	const editor = page.getByRole( 'form', { name: 'Edit step 1' } );
	await editor.getByLabel( 'Action', { exact: true } ).fill( 'Nauja kaina' );
	await expectAccessible( page, 'step being edited' );
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( editor ).toContainText( 'Step saved' );
	await expect( editor ).toHaveCount( 0 );
	await expect( page.getByRole( 'main' ) ).toContainText( 'Nauja kaina' );
	await page.getByRole( 'button', { name: 'Mark as done: step 1' } ).click();
	await expect( page.getByRole( 'main' ) ).toContainText(
		'1 step of 1 done'
	);

	for ( const side of [ page, other ] ) {
		const finish = side.getByRole( 'button', { name: 'Finish the plan' } );
		await finish.click();
		const question = side.getByRole( 'alertdialog' );
		await question
			.getByRole( 'textbox' )
			.fill( side === page ? 'Ačiū už <b>kainą</b>' : 'Sėkmės' );
		if ( side === page ) {
			await expectAccessible( side, 'question before the end' );
		}
		await question
			.getByRole( 'button', { name: 'Finish the plan' } )
			.click();
		await expect( question ).toHaveCount( 0 );
		await expect( finish ).toBeDisabled();
		if ( side === page ) {
			await expect(
				page.getByText( 'Waiting for the mentor’s confirmation' )
			).toBeFocused();
			await expectAccessible( page, 'plan that waits' );
			// The review is asked right there.
			const review = page.getByRole( 'region', {
				name: 'Review the mentor',
			} );
			await expect( review.getByRole( 'textbox' ) ).toHaveCount( 0 );
			await review.getByRole( 'radio', { name: /5 out of 5/ } ).check( {
				force: true,
			} );
			await review.getByRole( 'textbox' ).fill( 'Padėjo' );
			await review
				.getByRole( 'button', { name: 'Publish the review' } )
				.click();
			await expect(
				page.getByText( 'Review sent successfully' )
			).toBeVisible();
		}
	}
	await expect( other.getByText( 'Goal reached' ) ).toBeFocused();
	await page.reload();
	await expect( page.getByText( 'Finished', { exact: true } ) ).toHaveCount(
		2
	);
	await expect(
		page.getByRole( 'button', { name: /^Edit step/ } )
	).toHaveCount( 0 );
	for ( const thanks of [ 'Ačiū už <b>kainą</b>', 'Sėkmės' ] ) {
		await expect( page.getByText( thanks ) ).toBeVisible();
	}
	await expectAccessible( page, 'finished plan' );
	await page.getByRole( 'link', { name: 'New plan' } ).click();
	await expect( form ).toBeVisible();
} );

test( 'two tabs change one step: neither text is lost', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( /status of 409/ );
	const { founder, mentor } = await acquainted();
	const { id } = await sendPlan( founder, mentor, [ 'Kaina' ] );
	const path = `/en/veiksmu-planai/${ id }`;
	await enter( page, founder.token, path );
	const second = await context.newPage();
	await second.goto( path );
	for ( const tab of [ page, second ] ) {
		await tab.getByRole( 'button', { name: 'Edit step 1' } ).click();
	}
	const action = ( tab: Page ) =>
		tab.getByRole( 'form' ).getByLabel( 'Action', { exact: true } );
	await action( page ).fill( 'Iš pirmo lango' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Step saved' ) ).toBeVisible();
	await action( second ).fill( 'Iš antro lango' );
	await second.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		second.getByText( 'This step has been changed elsewhere' )
	).toBeVisible();
	await expect( second.getByRole( 'form' ) ).toContainText(
		'Iš pirmo lango'
	);
	await expect( action( second ) ).toHaveValue( 'Iš antro lango' );
	await expectAccessible( second, 'conflict' );
	await second.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( second.getByText( 'Step saved' ) ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'main' ) ).toContainText( 'Iš antro lango' );
} );

test( 'a plan on a phone, on paper and in the calendar', async ( { page } ) => {
	const { founder, mentor } = await acquainted();
	const { id } = await sendPlan(
		founder,
		mentor,
		Array.from( { length: 12 }, ( _, at ) => `Veiksmas ${ at + 1 }` )
	);
	await page.setViewportSize( { width: 320, height: 800 } );
	await enter( page, founder.token, `/en/veiksmu-planai/${ id }` );
	await page.getByRole( 'button', { name: 'Edit step 2' } ).click();
	await page.getByRole( 'button', { name: 'Choose a date' } ).click();
	await expect( page.getByRole( 'grid' ) ).toBeVisible();
	await expectNoSidewaysScroll( page, 'plan' );
	await page.keyboard.press( 'Escape' );

	const downloading = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Add to calendar' } ).click();
	const download = await downloading;
	expect( download.suggestedFilename() ).toBe( `planas-${ id }.ics` );
	const file = readFileSync( await download.path(), 'utf8' );
	expect( file.match( /BEGIN:VEVENT/g ) ).toHaveLength( 12 );

	await page.setViewportSize( { width: 680, height: 900 } );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByRole( 'banner' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'contentinfo' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'textbox' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'paragraph' ).filter( { hasText: /^Veiksmas 2$/ } )
	).toBeVisible();
	await expect( page.getByRole( 'listitem' ).first() ).toHaveCSS(
		'break-inside',
		'avoid'
	);
	const paper = await page.pdf( { format: 'A4', preferCSSPageSize: true } );
	const sheets = paper.toString( 'latin1' ).match( /\/Type \/Page\b/g );
	expect( sheets?.length ).toBeGreaterThanOrEqual( 2 );
	expect( sheets?.length ).toBeLessThanOrEqual( 4 );

	await page.emulateMedia( { media: 'screen' } );
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.goto( '/en/veiksmu-planas' );
	await page.getByRole( 'button', { name: 'Add a plan' } ).click();
	await expectNoSidewaysScroll( page, 'form' );
	await expectAccessible( page, 'form on a phone' );
} );

test( "somebody else's plan is not there, and a guest comes back after logging in", async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	const { founder, mentor } = await acquainted();
	const { id } = await sendPlan( founder, mentor, [ 'Kaina' ] );
	const stranger = newPerson( { role: 'frontuser' } );
	await enter( page, stranger.token, `/en/veiksmu-planai/${ id }` );
	await expect(
		page.getByRole( 'heading', { name: 'Page not found' } )
	).toBeVisible();
	await page.goto( '/en/veiksmu-planas' );
	await expect(
		page.getByRole( 'link', { name: 'Find a mentor' } )
	).toBeVisible();

	const guest = await newVisitor();
	await guest.goto( `/en/veiksmu-planai/${ id }` );
	await expect(
		guest.getByRole( 'button', { name: 'Log in' } ).last()
	).toBeVisible();
} );
