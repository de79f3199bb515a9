import type { Page } from '@playwright/test';
import { newPerson } from '../support/people';
import { expectNoSidewaysScroll, violations } from '../support/screen';
import { expect, test } from '../support/test';
import { enterAdmin, newStaff } from '../support/wp-admin';

/** Staff read the programme's figures and make a report for a funder of them, which then stays as it is. */

const PAGE = '/wp-admin/admin.php?page=mentoriai-statistics&tab=programme';

/** `yyyy-MM` of a month before this one. */
function monthsAgo( number: number ): string {
	const [ year = 0, month = 0 ] = new Date()
		.toLocaleDateString( 'lt', { timeZone: 'Europe/Vilnius' } )
		.split( '-' )
		.map( Number );
	return new Date( Date.UTC( year, month - 1 - number, 1 ) )
		.toISOString()
		.slice( 0, 7 );
}

/** The stages as the table shows them to programs: key, label, number, share and median. */
const stages = ( page: Page ) =>
	page
		.locator( 'tr[data-stage]' )
		.evaluateAll( ( rows ) =>
			( rows as HTMLTableRowElement[] ).map( ( { dataset, cells } ) => [
				dataset.stage ?? '',
				cells[ 0 ]?.textContent ?? '',
				dataset.number ?? '',
				dataset.share ?? '',
				dataset.median ?? '',
			] )
		);

/** The file is the table, and the bars tell the same numbers; other journeys register people meanwhile. */
async function expectSameFigures( page: Page ): Promise< void > {
	await expect( async () => {
		await page.reload();
		await compareFigures( page );
	} ).toPass();
}

async function compareFigures( page: Page ): Promise< void > {
	await expect( page.locator( 'tr[data-stage]' ) ).toHaveCount( 10 );
	const rows = await stages( page );
	expect(
		await page.locator( 'tr[data-stage] strong' ).allTextContents()
	).toEqual(
		rows.map( ( [ , , number ] ) =>
			Number( number ).toLocaleString( 'en' )
		)
	);
	const file = await page.request.get(
		( await page
			.locator( 'a[data-csv="programme"]' )
			.getAttribute( 'href' ) ) ?? ''
	);
	expect( file.status() ).toBe( 200 );
	expect( file.headers() ).toMatchObject( {
		'content-type': 'text/csv; charset=utf-8',
		'x-content-type-options': 'nosniff',
		'cache-control': expect.stringContaining( 'no-store' ),
	} );
	const [ head, ...lines ] = ( await file.text() ).trim().split( '\r\n' );
	expect( head ).toBe( 'key,label,number,share,median_days' );
	expect(
		lines.map( ( line ) => line.replaceAll( '"', '' ).split( ',' ) )
	).toEqual( rows );
}

async function expectGood( page: Page, what: string ): Promise< void > {
	expect.soft( await violations( page, '.wrap' ), what ).toEqual( [] );
	await expectNoSidewaysScroll( page, what );
}

test( 'figures are a table and a file; a report of them is approved once and printed', async ( {
	page,
	allowErrors,
} ) => {
	test.setTimeout( 240_000 );
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	await enterAdmin(
		page,
		newStaff( 'mentoriai_manager' ),
		'/wp-admin/admin.php?page=mentoriai-statistics'
	);
	await page.getByRole( 'link', { name: 'Programme', exact: true } ).click();
	await expectSameFigures( page );
	await expectGood( page, 'figures' );

	// Other months and people, which the file follows.
	const asked = {
		from: monthsAgo( 5 ),
		to: monthsAgo( 0 ),
		role: 'mentorius',
	};
	await page.getByLabel( 'From month' ).fill( asked.from );
	await page.getByLabel( 'To month' ).fill( asked.to );
	await page.getByLabel( 'People' ).selectOption( asked.role );
	await page.getByRole( 'button', { name: 'Show' } ).click();
	await expect( page ).toHaveURL( new RegExp( `from=${ asked.from }` ) );
	const link = new URL(
		( await page
			.locator( 'a[data-csv="programme"]' )
			.getAttribute( 'href' ) ) ?? ''
	);
	expect( Object.fromEntries( link.searchParams ) ).toMatchObject( asked );
	await expectSameFigures( page );

	// The report takes over what is shown. Words are text.
	await page
		.getByRole( 'link', { name: 'New report on these figures' } )
		.click();
	await expect( page.getByLabel( 'From month' ) ).toHaveValue( asked.from );
	await expect( page.getByLabel( 'People' ) ).toHaveValue( asked.role );
	await page
		.getByLabel( 'Your words in Lithuanian' )
		.fill( 'Geri <b>metai</b>.' );
	await page.getByRole( 'button', { name: 'Save the draft' } ).click();
	const english = page.getByLabel( 'Your words in English' );
	await expect( english ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Your words in Lithuanian' ) ).toHaveValue(
		'Geri <b>metai</b>.'
	);
	await expectGood( page, 'form' );
	await english.fill( 'A good year.' );
	const sent: string[] = [];
	page.on( 'request', ( one ) => {
		if ( one.isNavigationRequest() && one.method() === 'POST' ) {
			sent.push( one.url() );
		}
	} );
	await page.getByRole( 'button', { name: 'Save the draft' } ).dblclick();

	const report = page.locator( 'article[data-report]' );
	await expect( report ).toContainText( 'A good year.' );
	expect( sent, 'Pressed twice, sent once.' ).toHaveLength( 1 );
	await expect( report ).toContainText(
		'Draft: the numbers are those of now.'
	);
	const address = `/wp-admin/admin.php?page=mentoriai-statistics&report=${ await report.getAttribute(
		'data-report'
	) }`;
	await page.getByRole( 'link', { name: 'Lietuviškai' } ).click();
	await expect( report ).toContainText( 'Geri <b>metai</b>.' );
	await expect( report.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Programos ataskaita'
	);
	await expectGood( page, 'draft' );

	// Approving asks; whoever thinks better of it has changed nothing.
	await page.getByRole( 'link', { name: 'Approve…' } ).click();
	await expect( report ).toHaveAttribute( 'data-state', 'draft' );
	await expectGood( page, 'question' );
	await page.getByRole( 'link', { name: 'Cancel' } ).click();
	await page.getByRole( 'link', { name: 'Approve…' } ).click();
	await page.getByRole( 'button', { name: 'Approve and freeze' } ).click();
	await expect( report ).toHaveAttribute( 'data-state', 'approved' );
	// Without the notice, which WordPress puts below the heading.
	await page.goto( address );
	const frozen = await report.innerHTML();

	// More people: the figures follow, the report does not.
	const registered = async () => {
		await page.goto(
			`${ PAGE }&${ new URLSearchParams( asked ).toString() }`
		);
		return Number( ( await stages( page ) )[ 0 ]?.[ 2 ] );
	};
	const before = await registered();
	newPerson( { role: 'mentorius' } );
	expect( await registered() ).toBeGreaterThan( before );
	const id = new URLSearchParams( address ).get( 'report' );
	await expect(
		page.locator( `tr[data-id="${ id }"][data-state="approved"]` )
	).toBeVisible();
	for ( const tried of [ '', '&edit=1', '&ask=delete' ] ) {
		await page.goto( address + tried );
		expect( await report.innerHTML(), tried ).toBe( frozen );
		await expect( page.locator( '.wrap form' ), tried ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'link', { name: /^(Edit|Approve…|Delete…)$/ } )
		).toHaveCount( 0 );
	}

	// A4 at 96 dots an inch, without its margins.
	await page.emulateMedia( { media: 'print' } );
	await page.setViewportSize( { width: 688, height: 1017 } );
	await expect( report ).toBeVisible();
	await expect(
		page
			.locator( '#adminmenuwrap, #wpadminbar' )
			.filter( { visible: true } )
	).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: 'Print' } ) ).toBeHidden();
	await expectNoSidewaysScroll( page, 'on paper' );

	await page.emulateMedia( { media: 'screen' } );
	await page.setViewportSize( { width: 375, height: 740 } );
	for ( const screen of [ address, PAGE, `${ PAGE }&new=1` ] ) {
		await page.goto( screen );
		await expectGood( page, `${ screen } on a phone` );
	}
} );
