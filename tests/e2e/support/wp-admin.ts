import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './people';
import { runPhp } from './site';

/** An account of staff of this journey alone, whose wp-admin is in English. */
export function newStaff( role: 'editor' | 'mentoriai_manager' ): string {
	const login = `staff-${ randomUUID() }`;
	runPhp(
		`wp_insert_user( [ 'user_login' => '${ login }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ login }@demo.test', 'role' => '${ role }', 'locale' => 'en_US' ] );`
	);
	return login;
}

/** A link of wp-admin's menu, for staff who read English. */
export function menu( page: Page, name: RegExp | string ): Locator {
	return page
		.getByRole( 'navigation', { name: 'Main menu' } )
		.getByRole( 'link', { name, exact: true } )
		.first();
}

/** Logs in at wp-login.php, which not everybody gets through. */
export async function logInAtWp(
	page: Page,
	login: string,
	path: string
): Promise< void > {
	await page.goto(
		`/wp-login.php?redirect_to=${ encodeURIComponent( path ) }`
	);
	await page.locator( '#user_login' ).fill( login );
	await page.locator( '#user_pass' ).fill( PASSWORD );
	await page.locator( '#wp-submit' ).click();
}

/** Logs in at wp-login.php and goes on to a screen of wp-admin. */
export async function enterAdmin(
	page: Page,
	login: string,
	path: string
): Promise< void > {
	// Of two log-ins of one account in the same moment WordPress keeps one session.
	await expect( async () => {
		await logInAtWp( page, login, path );
		await page.waitForURL(
			( url ) => url.pathname.startsWith( '/wp-admin' ),
			{ timeout: 20_000 }
		);
	} ).toPass( { timeout: 90_000 } );
}

/** Waits for the block editor and takes away the guide that lies above a first visit. */
export async function withoutGuide( page: Page ): Promise< void > {
	await page.locator( '.editor-header, .edit-post-header' ).waitFor();
	await page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						set: (
							scope: string,
							name: string,
							value: boolean
						) => void;
					};
				};
			};
		};
		wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false );
	} );
}

/** The block editor's title field once it can be written in. */
export async function editorTitle( page: Page ): Promise< Locator > {
	await withoutGuide( page );
	const canvas = page.locator( 'iframe[name="editor-canvas"]' );
	await expect(
		canvas.or( page.locator( '.editor-styles-wrapper' ) ).first()
	).toBeVisible();
	const title = (
		( await canvas.count() ) > 0 ? canvas.contentFrame() : page
	).locator( '.editor-post-title__input' );
	await expect( title ).toBeVisible();
	return title;
}
