import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** A visitor reads success stories: page by page, one of them, in both languages, on a computer and on a phone. */

const LIST = '/sekmes-istorijos';

for ( const width of [ '', ' @phone' ] ) {
	test( `stories from the list to the end${ width }`, async ( { page } ) => {
		await page.goto( LIST );
		const cards = page.locator( '.mp-story-card' );
		await expect( cards ).toHaveCount( 9 );
		await expectAccessible( page, 'list' );
		await expectNoSidewaysScroll( page, 'list' );

		await page.locator( '.mp-pager a[rel="next"]' ).press( 'Enter' );
		await expect( cards ).toHaveCount( 4 );
		await expect( page ).toHaveURL( /\/sekmes-istorijos\?puslapis=2$/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		await page.goBack();
		await expect( cards ).toHaveCount( 9 );

		const first = cards.first().getByRole( 'link' );
		const title = ( await first.textContent() ) ?? '';
		await first.press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: title } )
		).toBeVisible();
		await expect( cards ).toHaveCount( 3 );
		await expect( page ).toHaveTitle( `${ title } | Mentoriai` );
		await expectAccessible( page, 'story' );
		await expectNoSidewaysScroll( page, 'story' );
		await page.setViewportSize( { width: 320, height: 640 } );
		await expectNoSidewaysScroll( page, 'story at 320 px' );
	} );
}

test( 'the second page of the list is an address of its own, and pages beyond the last are missing', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	const second = await page.goto( `${ LIST }?puslapis=2` );
	expect( second?.status() ).toBe( 200 );
	await expect( page.locator( '.mp-story-card' ) ).toHaveCount( 4 );
	expect( ( await page.goto( `${ LIST }?puslapis=9` ) )?.status() ).toBe(
		404
	);
	expect(
		( await page.goto( '/success-stories/tokios-nera' ) )?.status()
	).toBe( 404 );
	await expect(
		page.getByRole( 'heading', { name: lt( 'Page not found' ) } )
	).toBeVisible();
} );

test( 'the other language is the same story', async ( { page } ) => {
	await page.goto( '/success-stories/komanda-kuri-lieka' );
	await page.locator( 'a[hreflang="en"], a[lang="en"]' ).first().click();
	await expect( page ).toHaveURL(
		/\/en\/success-stories\/a-team-that-stays$/
	);
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'A team that stays' } )
	).toBeVisible();
} );
