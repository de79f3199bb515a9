import type { Page } from '@playwright/test';
import { press, reach } from '../support/keyboard';
import { PASSWORD } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/**
 * The one menu of staff, as the two accounts of the demo that have it, in Lithuanian: every page, no English word of ours (WordPress's own
 * pack is not there), no label that is cut off; and who waits for an answer, with one press.
 */

/** English texts of ours that have another word in Lithuanian, as patterns. */
function english(): string[] {
	const messages = JSON.parse(
		runPhp(
			"echo wp_json_encode( ( include WP_PLUGIN_DIR . '/mentoriai-portal/languages/mentoriai-portal-lt_LT.l10n.php' )['messages'] );"
		)
	) as Record< string, string >;
	const translations = new Set(
		Object.values( messages ).flatMap( ( text ) => text.split( '\0' ) )
	);
	const texts = Object.keys( messages ).flatMap( ( key ) =>
		( key.split( '\u0004' ).pop() ?? '' ).split( '\0' )
	);
	return texts
		.filter(
			( text ) => ! translations.has( text ) && /[a-z]{3}/i.test( text )
		)
		.map(
			( text ) =>
				`^${ text
					.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' )
					.replace( /%(?:\d\\\$)?[sd]/g, '.{1,80}' ) }$`
		);
}

/** What WordPress calls its own kinds of content, which the page of translations repeats; and the name of who registered in English without one. */
const NOT_OURS = [ 'Pages', 'User' ];

/** What people can read, or hear, on the page, but for the words that WordPress puts into its lists. */
const wordsOf = ( page: Page ) =>
	page.locator( '.wrap' ).evaluate( ( wrap ) => {
		const words: string[] = [];
		const all = document.createTreeWalker( wrap, NodeFilter.SHOW_ALL );
		for ( let node = all.nextNode(); node; node = all.nextNode() ) {
			const parent = node.parentElement;
			const isOfWordPress = parent?.closest(
				'style, script, .tablenav-pages, .bulkactions > label, option[value="-1"], .check-column, .toggle-row, .sorting-indicators'
			);
			if ( isOfWordPress ) {
				continue;
			}
			if ( node instanceof Text ) {
				words.push( node.data );
			} else if ( node instanceof Element ) {
				words.push(
					...[ 'aria-label', 'placeholder', 'title', 'alt' ].map(
						( name ) =>
							( node as Element ).getAttribute( name ) ?? ''
					)
				);
				if (
					node instanceof HTMLInputElement &&
					node.type === 'submit' &&
					! node.matches( '.action' )
				) {
					words.push( node.value );
				}
			}
		}
		return words.map( ( text ) => text.trim() ).filter( Boolean );
	} );

/** Labels whose end nobody sees. */
const cut = ( page: Page ) =>
	page
		.locator(
			'.wrap :is( h1, h2, th, label, a, button, .button, .subsubsub li, .mentoriai-tile span ):visible, #toplevel_page_mentoriai a:visible'
		)
		.evaluateAll( ( all ) =>
			all
				.filter( ( one ) => {
					const style = getComputedStyle( one );
					return (
						style.overflowX !== 'visible' &&
						one.clientWidth > 1 &&
						one.scrollWidth > one.clientWidth + 1
					);
				} )
				.map( ( one ) => one.outerHTML.slice( 0, 120 ) )
		);

// As `redaktore` and `admin` of the demo are, who read English in wp-admin.
for ( const { roles, width } of [
	{ roles: [ 'editor', 'mentoriai_manager' ], width: 1280 },
	{ roles: [ 'administrator' ], width: 782 },
] as const ) {
	test( `the menu of ${ roles.join( ' and ' ) } at ${ width }`, async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
		test.setTimeout( 300_000 );
		const patterns = english().map( ( pattern ) => new RegExp( pattern ) );
		const login = `menu-${ width }-${ Date.now().toString( 36 ) }`;
		runPhp( `
			$id = wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ login }@demo.test', 'role' => '${
				roles[ 0 ]
			}', 'locale' => 'lt_LT' ) );
			get_userdata( $id )->add_role( '${ roles.at( -1 ) }' );
		` );
		try {
			await page.setViewportSize( { width, height: 900 } );
			await enterAdmin(
				page,
				login,
				'/wp-admin/admin.php?page=mentoriai'
			);
			const pages = await page
				.locator( '#toplevel_page_mentoriai .wp-submenu a' )
				.evaluateAll( ( all ) =>
					all.map( ( link ) => String( link.getAttribute( 'href' ) ) )
				);
			expect( pages.length ).toBeGreaterThan( 7 );
			expect( pages ).not.toContain(
				'admin.php?page=mentoriai-conversations'
			);

			// One press from the menu's first page.
			const waiting = page.locator( '.wrap a[href*="waiting=7"]' );
			await press( page, waiting );
			await expect( page.locator( '.wrap h1' ) ).toHaveText(
				'Mentorystės'
			);
			const states = await page
				.locator( '.wrap tbody tr[data-id]' )
				.evaluateAll( ( rows ) =>
					rows.map( ( row ) => row.getAttribute( 'data-state' ) )
				);
			expect( states.length ).toBeGreaterThan( 0 );
			expect( new Set( states ) ).toEqual( new Set( [ 'requested' ] ) );
			await reach(
				page,
				page.locator( '.wrap tbody input[type="checkbox"]' ).first()
			);

			for ( const href of pages ) {
				await page.goto( `/wp-admin/${ href }` );
				await expect(
					page.locator( '.wrap h1' ).first()
				).toBeVisible();
				await expect(
					page.locator( '.wrap .components-spinner' )
				).toHaveCount( 0 );
				const found = ( await wordsOf( page ) ).filter(
					( text ) =>
						! NOT_OURS.includes( text ) &&
						patterns.some( ( pattern ) => pattern.test( text ) )
				);
				expect.soft( found, href ).toEqual( [] );
				expect.soft( await cut( page ), href ).toEqual( [] );
			}
		} finally {
			runPhp( `
				require_once ABSPATH . 'wp-admin/includes/user.php';
				wp_delete_user( get_user_by( 'login', '${ login }' )->ID );
			` );
		}
	} );
}
