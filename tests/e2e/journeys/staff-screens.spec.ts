import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/people';
import { expectNoSidewaysScroll, violations } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/**
 * Our screens of wp-admin, all of them: nothing is wider than the window; on a large screen axe finds nothing in what is
 * ours (WordPress's frame is WordPress's), on a small one Tab alone reaches every control.
 */

/** Every page there is, from the table that a PHP test compares with what the modules register. */
const PAGES = [
	...( /CAPABILITIES = array\((.*?)\);/s
		.exec(
			readFileSync(
				resolve(
					__dirname,
					'../../php/integration/Guards/AdminScreensTest.php'
				),
				'utf8'
			)
		)?.[ 1 ]
		?.matchAll( /'(mentoriai-[a-z-]+)'\s+=>/g ) ?? [] ),
].map( ( [ , slug ] ) => String( slug ) );

/** Those that no menu names, with something to show. */
function hiddenPages(): Record< string, string > {
	return JSON.parse(
		runPhp( `
			$fields = get_terms( array( 'taxonomy' => 'mentoriai_field', 'fields' => 'ids', 'number' => 2, 'hide_empty' => false ) );
			$event  = get_posts( array( 'post_type' => 'mentoriai_event', 'numberposts' => 1 ) )[0]->ID;
			$mentor = get_user_by( 'email', 'mentor@demo.test' )->ID;
			echo wp_json_encode( array(
				'mentoriai-decide'       => 'admin.php?page=mentoriai-decide&decision=pause&users=' . $mentor,
				'mentoriai-invite'       => 'admin.php?page=mentoriai-invite&users=' . $mentor,
				'mentoriai-fields'       => 'edit.php?post_type=mentoriai_mentor&page=mentoriai-fields&task=mentoriai_merge&fields=' . implode( ',', $fields ),
				'mentoriai-profile-changes' => 'admin.php?page=mentoriai-profile-changes',
				'mentoriai-review'       => 'admin.php?page=mentoriai-review',
				'mentoriai-repeat-event' => 'edit.php?post_type=mentoriai_event&page=mentoriai-repeat-event&event=' . $event,
			) );
		` )
	) as Record< string, string >;
}

/** Long lists repeat the same controls in each row. */
const MOST = 100;

/** Names of the controls that Tab does not reach, in the order of the document. */
async function missedByTab( page: Page ): Promise< string[] > {
	const count = await page.evaluate( ( most ) => {
		const wrap = document.querySelector< HTMLElement >( '.wrap' );
		const isStop = ( one: HTMLInputElement ) => {
			const group = Array.from(
				document.querySelectorAll< HTMLInputElement >(
					'input[type="radio"]'
				)
			).filter(
				( { form, name } ) => form === one.form && name === one.name
			);
			return (
				one.type !== 'radio' ||
				one ===
					( group.find( ( { checked } ) => checked ) ?? group[ 0 ] )
			);
		};
		const controls = Array.from(
			wrap?.querySelectorAll< HTMLInputElement >(
				'a, button, input, select, textarea, summary, [onclick], [role="button"], [role="link"]'
			) ?? []
		)
			.filter(
				( one ) =>
					! one.disabled &&
					one.checkVisibility( { visibilityProperty: true } ) &&
					! one.closest(
						'[role="tablist"] [tabindex="-1"], [inert]'
					) &&
					isStop( one )
			)
			.slice( 0, most );
		controls.forEach( ( one, index ) => {
			one.dataset.stop = String( index );
		} );
		document.addEventListener( 'focusin', ( { target } ) => {
			( target as HTMLElement ).removeAttribute( 'data-stop' );
		} );
		wrap?.setAttribute( 'tabindex', '-1' );
		wrap?.focus();
		return controls.length;
	}, MOST );
	const missed = () =>
		page
			.locator( '[data-stop]' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.outerHTML.slice( 0, 200 ) )
			);
	// The parts of a date are stops of their own.
	for ( const more of [ count, 40 ] ) {
		// One after another, but nobody waits for the answer to each.
		await Promise.all(
			Array.from( { length: more }, () => page.keyboard.press( 'Tab' ) )
		);
		if ( ( await missed() ).length === 0 ) {
			break;
		}
	}
	return missed();
}

/** Cells that WordPress's lists stack on a small screen without saying what they are. */
const headless = ( page: Page ) =>
	page
		.locator( '.wrap .wp-list-table td:not(.colspanchange)' )
		.evaluateAll( ( cells ) =>
			cells
				.filter(
					( cell ) =>
						! cell
							.closest( 'tr' )
							?.querySelector( '.column-primary' ) &&
						cell.checkVisibility() &&
						getComputedStyle( cell ).display !== 'table-cell'
				)
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 100 ) )
		);

for ( const [ locale, width ] of [
	[ 'en_US', 1280 ],
	[ 'lt_LT', 782 ],
] as const ) {
	test( `screens of staff, ${ locale } at ${ width }`, async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
		test.setTimeout( 480_000 );
		const login = `staff-${ locale }-${ Date.now().toString( 36 ) }`;
		runPhp(
			`wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ login }@demo.test', 'role' => 'administrator', 'locale' => '${ locale }' ) );`
		);
		await enterAdmin( page, login, '/wp-admin/users.php' );
		const links = await page
			.locator( '#adminmenu a[href*="mentoriai"]' )
			.evaluateAll( ( all ) =>
				all.map( ( link ) => String( link.getAttribute( 'href' ) ) )
			);
		const hidden = hiddenPages();
		const pages = PAGES.map(
			( slug ) =>
				links.find( ( href ) => href.endsWith( `page=${ slug }` ) ) ??
				hidden[ slug ] ??
				`no-address-of-${ slug }`
		);
		expect( pages.length ).toBeGreaterThan( 10 );
		const lists = links.filter( ( href ) => href.startsWith( 'edit' ) );
		await page.setViewportSize( { width, height: 900 } );
		for ( const screen of new Set( [
			'admin.php?page=mentoriai',
			'admin.php?page=mentoriai-review&user=' +
				new URLSearchParams( hidden[ 'mentoriai-decide' ] ).get(
					'users'
				),
			...pages,
			...lists,
		] ) ) {
			await page.goto( `/wp-admin/${ screen }` );
			await expect(
				page.locator( '.wrap h1' ).first(),
				screen
			).toBeVisible();
			await expect(
				page.locator( '.wrap .components-spinner' )
			).toHaveCount( 0 );
			await expectNoSidewaysScroll( page, screen );
			if ( width === 1280 ) {
				expect
					.soft( await violations( page, '.wrap' ), screen )
					.toEqual( [] );
				continue;
			}
			expect.soft( await headless( page ), screen ).toEqual( [] );
			expect.soft( await missedByTab( page ), screen ).toEqual( [] );
		}
	} );
}
