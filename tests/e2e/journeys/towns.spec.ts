import { newPerson } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Both lists of mentors, filtered by city: with the browser's own buttons, a field beside it, and in the other language. */

let mark = '';

test.beforeAll( () => {
	mark = Date.now().toString( 36 );
	const meta = { mentoriai_town: `Bičiuliai ${ mark }` };
	newPerson( { role: 'mentorius', meta } );
	newPerson( { role: 'mentorius', meta } );
} );

test.afterAll( () => {
	// Of two towns alike the list says one; without its people it says none.
	runPhp( `
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( get_users( array( 'meta_key' => 'mentoriai_town', 'meta_value' => 'Bičiuliai ${ mark }' ) ) as $user ) {
			wp_delete_user( $user->ID );
		}
	` );
} );

for ( const [ path, townOf ] of [
	[ '/e-mentoriai', () => `Bičiuliai ${ mark }` ],
	[ '/mentoriai-spieciuose', () => 'Panevėžys' ],
] as const ) {
	test( `${ path }: a city, beside other filters, and without it`, async ( {
		page,
	} ) => {
		const town = townOf();
		const cards = page.getByRole( 'article' );
		const choice = page.getByRole( 'combobox', { name: lt( 'City' ) } );
		await page.setViewportSize( { width: 320, height: 740 } );
		await page.goto( path );
		await expect( cards.first() ).toBeVisible();
		const all = await cards.count();

		await choice.selectOption( town );
		await expect( page ).toHaveURL(
			( url ) => url.searchParams.get( 'miestas' ) === town
		);
		await expect( cards.filter( { hasNotText: town } ) ).toHaveCount( 0 );
		await expect( cards.filter( { hasText: town } ) ).not.toHaveCount( 0 );
		const some = await cards.count();
		expect( some ).toBeLessThan( all );
		await expectAccessible( page, path, 'main' );
		await expectNoSidewaysScroll( page, path );

		await page.reload();
		await expect( choice ).toHaveValue( town );
		await expect( cards ).toHaveCount( some );

		// Words and city hold together; clearing the words keeps the city.
		await page.getByRole( 'searchbox' ).fill( 'niekonerandu' );
		await expect(
			page.getByRole( 'heading', { name: /niekonerandu/ } )
		).toBeVisible();
		expect( new URL( page.url() ).searchParams.get( 'miestas' ) ).toBe(
			town
		);
		await page.getByRole( 'searchbox' ).fill( '' );
		await expect( cards ).toHaveCount( some );

		await page.setViewportSize( { width: 1280, height: 900 } );
		await page
			.locator( '.mp-util .mp-lang' )
			.getByRole( 'link', { name: 'EN' } )
			.click();
		await expect( page ).toHaveURL(
			( url ) =>
				url.pathname === `/en${ path }` &&
				url.searchParams.get( 'miestas' ) === town
		);
		await expect(
			page.getByRole( 'combobox', { name: 'City' } )
		).toHaveValue( town );
		await expect( cards ).toHaveCount( some );

		await page.getByRole( 'combobox', { name: 'City' } ).selectOption( '' );
		await expect( page ).toHaveURL( new RegExp( `/en${ path }$` ) );
		await expect( cards ).toHaveCount( all );
		await page.goBack();
		await expect( cards ).toHaveCount( some );
	} );
}
