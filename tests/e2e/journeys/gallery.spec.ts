import { expectAccessible } from '../support/screen';
import { expect, test } from '../support/test';

/** Pictures of a content page, full screen. */

test( 'a gallery opens full screen, goes on by keys, zooms and gives the focus back', async ( {
	page,
} ) => {
	await page.goto( '/apie-projekta' );
	const second = page.getByRole( 'button', {
		name: 'Atidaryti nuotrauką 2 iš 6',
	} );
	await second.focus();
	await page.keyboard.press( 'Enter' );

	const gallery = page.getByRole( 'dialog', { name: 'Nuotraukų galerija' } );
	await expect( gallery.getByText( '2 iš 6' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( gallery.getByText( '3 iš 6' ) ).toBeVisible();
	await gallery
		.getByRole( 'button', { name: 'Ankstesnė nuotrauka' } )
		.click();
	await expect( gallery.getByText( '2 iš 6' ) ).toBeVisible();
	await expect(
		gallery.getByRole( 'img', { name: 'Mentorė kalba klausytojams' } )
	).toBeVisible();

	const smaller = gallery.getByRole( 'button', { name: 'Mažinti' } );
	await expect( smaller ).toBeDisabled();
	await gallery.getByRole( 'button', { name: 'Didinti' } ).click();
	await expect( smaller ).toBeEnabled();
	await expect(
		gallery.getByRole( 'button', { name: 'Visas ekranas' } )
	).toBeVisible();
	await expectAccessible( page, 'the gallery' );

	await page.keyboard.press( 'Escape' );
	await expect( gallery ).toBeHidden();
	await expect( second ).toBeFocused();
} );
