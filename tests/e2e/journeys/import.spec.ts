import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/** Mentoring → Import and export, as an administrator goes through it. */

const PHONE = { width: 375, height: 740 };
const DESK = { width: 1280, height: 900 };

/** axe finds nothing in what is ours, and on a phone nothing is wider than the window. */
async function look( page: Page, step: string ): Promise< void > {
	await expectAccessible( page, step, '.wrap' );
	await page.setViewportSize( PHONE );
	await expectNoSidewaysScroll( page, step );
	await page.setViewportSize( DESK );
}

async function upload(
	page: Page,
	name: string,
	text: string
): Promise< void > {
	await page.getByLabel( 'CSV file' ).setInputFiles( {
		name,
		mimeType: 'text/csv',
		buffer: Buffer.from( text ),
	} );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Which column is what?' } )
	).toBeVisible();
}

test( 'an administrator imports a file with a wrong row, mends that row and discards another file', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	const mark = randomUUID().slice( 0, 8 );
	const name = `Žmonės <b>${ mark }.csv`;
	const login = `admin-${ mark }`;
	runPhp(
		`wp_insert_user( [ 'user_login' => '${ login }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ login }@demo.test', 'role' => 'administrator', 'locale' => 'en_US' ] );`
	);
	const start = '/wp-admin/admin.php?page=mentoriai-moving';
	await enterAdmin( page, login, start );
	await look( page, 'beginning' );

	await upload(
		page,
		name,
		`El. paštas;Tipas;Vardas;Pavardė;Mano žyma\nona-${ mark }@demo.test;mentorius;Ona;Onaitė;x\nne-adresas;mentorius;Jonas;Jonaitis;y\n`
	);
	await expect( page.locator( '#mentoriai-step' ) ).toHaveText( name );
	await expect( page.locator( '#mentoriai-step' ) ).toBeFocused();
	await expect( page.getByLabel( 'El. paštas' ) ).toHaveValue( 'email' );
	await expect( page.getByLabel( 'Tipas' ) ).toHaveValue( 'type' );
	// A head that names no column is chosen by hand, and that is remembered.
	await expect( page.getByLabel( 'Mano žyma' ) ).toHaveValue( '' );
	await page.getByLabel( 'Mano žyma' ).selectOption( 'tags' );
	await look( page, 'columns' );

	await page.getByRole( 'button', { name: 'Check' } ).click();
	const refused = page.getByRole( 'table', { name: 'Refused rows' } );
	await expect( refused.getByRole( 'row' ).nth( 1 ) ).toHaveText(
		/3\s*Email\s*This is not an email address\./
	);
	await expect( page.locator( '[data-count-of="new"]' ) ).toHaveText( '1' );
	await expect(
		page
			.getByRole( 'table', { name: 'New and changed members' } )
			.locator( 'tr[data-state="new"]' )
	).toContainText( `ona-${ mark }@demo.test` );
	await page
		.getByLabel( 'Invitation' )
		.selectOption( { label: 'Do not invite them' } );
	await look( page, 'check' );

	await page.getByRole( 'button', { name: 'Add 1 person' } ).click();
	await expect( page.locator( '#mentoriai-step' ) ).toHaveText( name );
	await look( page, 'progress' );
	runPhp( `do_action( 'mentoriai_run_due' );` );
	// The page follows by itself.
	await expect( page.getByText( 'The import is finished.' ) ).toBeVisible();
	await look( page, 'result' );

	const download = page.waitForEvent( 'download' );
	await page
		.getByRole( 'link', { name: 'Download refused rows (CSV)' } )
		.click();
	const csv = readFileSync( await ( await download ).path(), 'utf8' );
	expect( csv ).toContain( 'ne-adresas;mentorius;Jonas;Jonaitis;y;' );

	await page.goto( start );
	await upload(
		page,
		`taisyta-${ mark }.csv`,
		csv.replace( 'ne-adresas', `jonas-${ mark }@demo.test` )
	);
	await expect( page.getByLabel( 'Mano žyma' ) ).toHaveValue( 'tags' );
	await page.getByRole( 'button', { name: 'Check' } ).click();
	await expect( page.locator( '[data-count-of="new"]' ) ).toHaveText( '1' );
	await expect( page.locator( '[data-count-of="refused"]' ) ).toHaveText(
		'0'
	);

	await page.goto( start );
	const row = page.getByRole( 'row', { name: `taisyta-${ mark }.csv` } );
	await expect( row ).toContainText( 'Not started' );
	await expect( row ).toContainText( login );
	await look( page, 'list' );
	await row.hover();
	await row.getByRole( 'link', { name: /^Discard…/ } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Discard this import?'
	);
	await look( page, 'discard' );
	await page.getByRole( 'link', { name: 'Do not discard' } ).click();
	await page.getByRole( 'link', { name: 'Discard…' } ).click();
	await page.getByRole( 'button', { name: 'Discard the import' } ).click();
	await expect( page.getByText( 'The import was discarded.' ) ).toBeVisible();
	await expect( row ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'link', { name, exact: true } )
	).toBeVisible();
} );
