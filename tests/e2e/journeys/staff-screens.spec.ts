import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/people';
import { expectNoSidewaysScroll, violations } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin, withoutGuide } from '../support/wp-admin';

/**
 * Our screens of wp-admin, all of them, in both languages: axe finds nothing in what is ours (WordPress's frame is
 * WordPress's), nothing is wider than the window, every control is reached by Tab, nothing of ours is in another language.
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
				'mentoriai-decide'       => 'users.php?page=mentoriai-decide&decision=pause&users=' . $mentor,
				'mentoriai-fields'       => 'edit.php?post_type=mentoriai_mentor&page=mentoriai-fields&task=mentoriai_merge&fields=' . implode( ',', $fields ),
				'mentoriai-repeat-event' => 'edit.php?post_type=mentoriai_event&page=mentoriai-repeat-event&event=' . $event,
			) );
		` )
	) as Record< string, string >;
}

/** What this person's menus and ours without one lead to, and everything that is written in the block editor. */
async function screensOf( page: Page ): Promise< {
	screens: Set< string >;
	editors: string[];
} > {
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
	const mentor = new URLSearchParams( hidden[ 'mentoriai-decide' ] ).get(
		'users'
	);
	return {
		screens: new Set( [
			`users.php?page=mentoriai-review&user=${ mentor }`,
			...pages,
			...lists,
		] ),
		editors: [
			'post-new.php?post_type=page',
			...lists
				.filter( ( href ) => href.startsWith( 'edit.php' ) )
				.map( ( href ) => href.replace( 'edit.php', 'post-new.php' ) ),
		],
	};
}

/** Our texts of more than one word, as they are shown where no one translated them. */
const ENGLISH = [
	...readFileSync(
		resolve( __dirname, '../../../languages/mentoriai-portal-lt_LT.po' ),
		'utf8'
	).matchAll( /^msgid "(.*)"\nmsgstr "(.+)"$/gm ),
]
	.filter(
		( [ , id, text ] ) => id !== text && /\p{L} \p{L}/u.test( id ?? '' )
	)
	.map( ( [ , id ] ) => JSON.parse( `"${ id }"` ) as string );

/** WordPress says these words too, and its Lithuanian is not installed here. */
const WORDPRESS_SAYS = [
	'Add tag',
	'Back to the list',
	'Changes saved.',
	'Edit Page',
	'Log in',
	'Log out',
	'No title',
	'Last page',
	'Next page',
	'Previous page',
	'Try again',
];

async function untranslated( page: Page ): Promise< string[] > {
	const shown = await page
		.locator( '.wrap, #tab-panel-mentoriai-help' )
		.evaluateAll( ( parts ) =>
			parts.flatMap( ( part ) =>
				[ ...part.querySelectorAll( '*' ) ].flatMap( ( element ) => [
					...[ ...element.childNodes ]
						.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
						.map( ( node ) => node.textContent?.trim() ?? '' ),
					element.getAttribute( 'aria-label' ) ?? '',
					element.getAttribute( 'placeholder' ) ?? '',
					element.getAttribute( 'title' ) ?? '',
				] )
			)
		);
	return [ ...new Set( shown ) ].filter(
		( text ) =>
			ENGLISH.includes( text ) && ! WORDPRESS_SAYS.includes( text )
	);
}

/** Controls that Tab does not come to, or whose focus cannot be seen, from the top of the screen to its end. */
async function outOfReach( page: Page ): Promise< string[] > {
	await page.addStyleTag( {
		content: '*{transition:none!important;animation:none!important}',
	} );
	const all = await page.evaluate( () => {
		const wrap = document.querySelector( '.wrap' );
		const controls = [
			...( wrap?.querySelectorAll< HTMLElement >(
				'a[href], button, input, select, textarea, summary, [tabindex]'
			) ?? [] ),
		].filter(
			( one ) =>
				one.tabIndex >= 0 &&
				! one.matches( ':disabled, [type="hidden"]' ) &&
				one.checkVisibility( { visibilityProperty: true } ) &&
				// Of radio buttons one is a stop.
				! (
					one.matches( '[type="radio"]' ) &&
					wrap?.querySelector(
						`[name="${ one.getAttribute( 'name' ) }"]`
					) !== one &&
					! one.matches( ':checked' )
				)
		);
		const missed = new Set( controls );
		const state = window as unknown as {
			missed: Set< HTMLElement >;
			unseen: string[];
		};
		state.missed = missed;
		state.unseen = [];
		document.addEventListener( 'focusin', ( { target } ) => {
			const at = target as HTMLElement;
			if ( at.matches( '[type="radio"]' ) ) {
				wrap
					?.querySelectorAll< HTMLElement >(
						`[name="${ at.getAttribute( 'name' ) }"]`
					)
					.forEach( ( one ) => missed.delete( one ) );
			}
			missed.delete( at );
			const rings = [ at, at.parentElement ].some( ( one ) => {
				const style = one && getComputedStyle( one );
				return (
					style &&
					( ( style.outlineStyle !== 'none' &&
						parseFloat( style.outlineWidth ) > 0 ) ||
						style.boxShadow !== 'none' )
				);
			} );
			if ( ! rings && wrap?.contains( at ) ) {
				state.unseen.push( at.outerHTML.slice( 0, 160 ) );
			}
		} );
		const top = document.querySelector< HTMLElement >( '#wpbody-content' );
		top?.setAttribute( 'tabindex', '-1' );
		top?.focus();
		return controls.length;
	} );
	// Rows of a list open more links for who is in them.
	for ( let step = 0; step < all + 60; step++ ) {
		await page.keyboard.press( 'Tab' );
	}
	return page.evaluate( () => {
		const { missed, unseen } = window as unknown as {
			missed: Set< HTMLElement >;
			unseen: string[];
		};
		return [
			...[ ...missed ].map(
				( one ) => `not reached: ${ one.outerHTML.slice( 0, 160 ) }`
			),
			...unseen.map( ( one ) => `focus not seen: ${ one }` ),
		];
	} );
}

/** Logs in as a new administrator who reads wp-admin in a language. */
async function enterIn( page: Page, locale: string ): Promise< void > {
	const login = `staff-${ locale }-${ Date.now().toString( 36 ) }`;
	runPhp(
		`wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ login }@demo.test', 'role' => 'administrator', 'locale' => '${ locale }' ) );`
	);
	await enterAdmin( page, login, '/wp-admin/users.php' );
}

for ( const locale of [ 'en_US', 'lt_LT' ] ) {
	test( `screens of staff, ${ locale }`, async ( { page, allowErrors } ) => {
		allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
		test.setTimeout( 400_000 );
		await enterIn( page, locale );
		for ( const screen of ( await screensOf( page ) ).screens ) {
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goto( `/wp-admin/${ screen }` );
			await expect(
				page.locator( '.wrap h1' ).first(),
				screen
			).toBeVisible();
			await expect(
				page.locator( '.wrap .components-spinner' )
			).toHaveCount( 0 );
			await expect(
				page.locator( '#tab-link-mentoriai-help' ),
				screen
			).toHaveCount( 1 );
			for ( const width of [ 1280, 782 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect
					.soft(
						await violations( page, '.wrap' ),
						`${ screen } at ${ width }`
					)
					.toEqual( [] );
				await expectNoSidewaysScroll( page, screen );
			}
			// The order of controls is the same in both languages, the words are not.
			if ( locale === 'lt_LT' ) {
				expect.soft( await untranslated( page ), screen ).toEqual( [] );
			} else {
				await page.setViewportSize( { width: 1280, height: 900 } );
				expect.soft( await outOfReach( page ), screen ).toEqual( [] );
			}
		}
	} );
}

test( 'panels of the block editor are its own, and a dialog gives the focus back', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	test.setTimeout( 240_000 );
	await enterIn( page, 'en_US' );
	for ( const editor of ( await screensOf( page ) ).editors ) {
		await page.goto( `/wp-admin/${ editor }` );
		await withoutGuide( page );
		const panel = page.getByRole( 'button', {
			name: 'Language',
			exact: true,
		} );
		await expect( panel, editor ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect(
			page.getByLabel( 'Language of this text' ),
			editor
		).toHaveValue( 'lt' );
		await expect(
			page.locator( '.edit-post-meta-boxes-main' ),
			editor
		).toHaveCount( 0 );
		expect
			.soft( await violations( page, '.mp-language' ), editor )
			.toEqual( [] );
	}

	await page.goto( '/wp-admin/admin.php?page=mentoriai-surveys' );
	await page
		.locator( '.wrap a[href*="&survey="]:not([href$="survey=0"])' )
		.first()
		.click();
	const remove = page.getByRole( 'button', { name: 'Delete survey' } );
	await remove.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( remove ).toBeFocused();
} );
