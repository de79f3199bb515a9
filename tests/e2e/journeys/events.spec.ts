import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';

/** A visitor finds an event, takes it into a calendar and goes on. */

const LIST = '/en/renginiai';

for ( const width of [ '', ' @phone' ] ) {
	test( `events by town and period, one of them, its files and calendar${ width }`, async ( {
		page,
	} ) => {
		await page.goto( LIST );
		const rows = page.locator( '.mp-event-row' );
		await expect( rows.nth( 8 ) ).toBeVisible();
		await expect(
			page.locator( '.mp-event-row.is-past' ).first()
		).toContainText( /Passed \d{4}-\d\d-\d\d/ );
		await expectAccessible( page, 'list' );
		await expectNoSidewaysScroll( page, 'list' );

		await page.getByLabel( 'City' ).selectOption( 'Kaunas' );
		await page.getByLabel( 'Period' ).selectOption( 'Month' );
		await expect( page ).toHaveURL( /\?miestas=Kaunas&laikotarpis=30$/ );
		await expect( rows ).toHaveCount( 1 );
		await expect( page.locator( '.mp-event-count' ) ).toHaveText(
			'1 event found'
		);
		await page.reload();
		await expect( rows ).toHaveCount( 1 );

		await rows.getByRole( 'link' ).press( 'Enter' );
		await expect( page ).toHaveURL( /\/en\/event\/[a-z0-9-]+$/ );
		await expect( page.locator( '.mp-event-file' ).first() ).toBeVisible();
		const title = page.getByRole( 'heading', { level: 1 } );
		await expect( title ).toBeVisible();
		await expect( page ).toHaveTitle(
			`${ await title.textContent() } | Mentoriai`
		);
		await expectAccessible( page, 'event' );
		await expectNoSidewaysScroll( page, 'event' );

		const download = page.waitForEvent( 'download' );
		await page.locator( '.mp-event-file' ).first().press( 'Enter' );
		expect( ( await download ).suggestedFilename() ).toMatch( /\.pdf$/ );

		// The calendar by the keyboard alone: the second line is the file.
		await page
			.getByRole( 'button', { name: 'Add to calendar' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'menuitem', { name: 'Google Calendar' } )
		).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		const file = page.waitForEvent( 'download' );
		await page.keyboard.press( 'Enter' );
		const calendar = new ICAL.Component(
			ICAL.parse( readFileSync( await ( await file ).path(), 'utf8' ) )
		);
		expect(
			calendar
				.getFirstSubcomponent( 'vevent' )
				?.getFirstPropertyValue( 'summary' )
		).toBe( await title.textContent() );

		await page.setViewportSize( { width: 320, height: 640 } );
		await expectNoSidewaysScroll( page, 'event at 320 px' );
		await page.goBack();
		await expect( rows ).toHaveCount( 1 );
		await page.getByLabel( 'City' ).selectOption( '' );
		await page.getByLabel( 'Period' ).selectOption( '' );
		await expect( rows.nth( 8 ) ).toBeVisible();
	} );
}

test( 'nothing found says so and offers everything', async ( { page } ) => {
	await page.goto( `${ LIST }?miestas=Nowhere` );
	await expect(
		page.getByRole( 'heading', {
			name: 'Sorry we cannot find any results',
		} )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Show all events' } ).click();
	await expect( page.locator( '.mp-event-row' ).first() ).toBeVisible();
} );

test( 'an answer that is no list leaves the rest of the page alive', async ( {
	page,
} ) => {
	await page.route( /get_events/, ( route ) =>
		route.fulfill( { json: { status: true, list: [] } } )
	);
	await page.goto( '/en/' );
	await page
		.getByRole( 'navigation' )
		.getByRole( 'link', { name: 'Events', exact: true } )
		.first()
		.evaluate( ( link: HTMLElement ) => link.click() );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Invalid data format'
	);
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Events' } )
	).toBeVisible();
	await expect( page.getByLabel( 'City' ) ).toBeEnabled();
	await page.unroute( /get_events/ );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.locator( '.mp-event-row' ).first() ).toBeVisible();
} );

test( 'the carousel of home goes by dots and keys', async ( { page } ) => {
	await page.goto( '/en/' );
	const current = page.locator( '.mp-slider__dot[aria-current]' );
	await page.getByRole( 'button', { name: 'Event 2 of 6' } ).click();
	await expect( current ).toHaveAccessibleName( 'Event 2 of 6' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( current ).toHaveAccessibleName( 'Event 3 of 6' );
	await expectNoSidewaysScroll( page, 'home' );
} );

test( 'the other language is the same event', async ( { page } ) => {
	await page.goto( LIST );
	await page.locator( '.mp-event-row a' ).first().click();
	await expect( page ).toHaveURL( /\/en\/event\// );
	await page.locator( '.mp-lang a[lang="lt"]' ).first().click();
	await expect( page ).toHaveURL( /:\d+\/event\/[^/]+$/ );
} );
