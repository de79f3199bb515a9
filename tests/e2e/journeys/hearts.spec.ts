import type { Page } from '@playwright/test';
import { api, enter, newPerson } from '../support/people';
import { atRest, expectNoSidewaysScroll, violations } from '../support/screen';
import { expect, test } from '../support/test';
import { SAY } from '../support/words';

const MEMBERS = { lt: '/e-mentoriai', en: '/en/e-mentoriai' };
const HUBS = {
	lt: '/mentoriai-spieciuose',
	en: '/en/mentoriai-spieciuose',
};
const HOME = { lt: '/', en: '/en' };
const SAVED = { lt: '/issaugoti', en: '/en/saved' };

const hearts = ( page: Page ) => page.locator( 'main .mp-heart' );
const names = ( page: Page ) =>
	page.getByRole( 'article' ).getByRole( 'heading' );
const kept = ( page: Page ): Promise< { id: number; kind: string }[] > =>
	page.evaluate( () =>
		JSON.parse( localStorage.getItem( 'mentoriai.saved' ) ?? '[]' )
	);
const pressed = ( page: Page ) =>
	page.locator( 'main .mp-heart[aria-pressed="true"]' );

for ( const lang of [ 'lt', 'en' ] as const ) {
	const other = lang === 'lt' ? 'en' : 'lt';

	test( `a guest’s hearts: saved, taken back, compared, in the other language, then the account’s (${ lang } first)`, async ( {
		page,
	} ) => {
		const say = SAY[ lang ];
		await page.goto( MEMBERS[ lang ] );
		await hearts( page ).nth( 0 ).click();
		await page.goto( HOME[ lang ] );
		await page
			.locator( 'main .mp-heart[aria-pressed="false"]' )
			.first()
			.click();
		await page.goto( HUBS[ lang ] );
		await hearts( page ).nth( 0 ).click();
		const [ hub, second, first ] = await kept( page );

		await page.goto( SAVED[ lang ] );
		await expect( names( page ) ).toHaveCount( 3 );
		const saved = await names( page ).allTextContents();
		await hearts( page ).nth( 1 ).click();
		await expect( names( page ) ).toHaveCount( 2 );
		await page
			.getByRole( 'button', { name: say( 'Undo' ), exact: true } )
			.click();
		await expect( names( page ) ).toHaveText( saved );

		for ( const box of await page.getByRole( 'checkbox' ).all() ) {
			await box.check();
		}
		await page
			.getByRole( 'button', { name: say( 'Compare' ), exact: true } )
			.click();
		await expect( page.getByRole( 'columnheader' ) ).toHaveCount( 3 );
		await atRest( page );
		expect.soft( await violations( page, 'main' ) ).toEqual( [] );

		// The way on from the last one leads to the window to write, once.
		await page
			.getByRole( 'rowgroup' )
			.last()
			.getByRole( 'link' )
			.last()
			.click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await page.reload();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await atRest( page );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

		// In the other language they are the same three, and the hub mentor's heart is known by another id.
		await page.goto( HUBS[ other ] );
		await expect( pressed( page ) ).toHaveCount( 1 );
		await page.goto( SAVED[ other ] );
		await expect( names( page ) ).toHaveCount( 3 );
		const there = await kept( page );
		expect( there.map( ( { kind } ) => kind ).sort() ).toEqual( [
			'dynamic',
			'dynamic',
			'static',
		] );
		expect( there ).not.toContainEqual(
			expect.objectContaining( { kind: 'static', id: hub?.id } )
		);
		await expectNoSidewaysScroll( page, SAVED[ other ] );

		// Two of them are the account's already: none is there twice.
		const founder = newPerson( { role: 'frontuser' } );
		await api( founder.token, 'shortlist', {
			items: [ hub, first ].map(
				( { kind, id } = { kind: '', id: 0 } ) => ( {
					kind,
					id,
				} )
			),
			on: true,
		} );
		await enter( page, founder.token, SAVED[ other ] );
		await expect( names( page ) ).toHaveCount( 3 );
		await expect.poll( () => kept( page ) ).toEqual( [] );
		await expect( pressed( page ) ).toHaveCount( 3 );
		expect( second ).toBeDefined();
	} );
}
