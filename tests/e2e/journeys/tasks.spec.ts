import type { FrameLocator, Page } from '@playwright/test';
import { countClicks } from '../support/clicks';
import { newPerson } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin, menu, newStaff, withoutGuide } from '../support/wp-admin';

/**
 * Daily work of someone who sees the portal's wp-admin for the first time, with the clicks it takes. What other journeys
 * walk already is counted there: pausing a mentor, translating, fields, hiding a review, cancelling an event.
 */

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites, and fade into each other.
	allowErrors(
		/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403|Transition was aborted/
	);
	test.setTimeout( 120_000 );
} );

const mark = () => Date.now().toString( 36 );

const canvasOf = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

/** From a menu to the editor of a new text, with its title and first paragraph written. */
async function begin(
	page: Page,
	[ list, add, hint ]: [ string, string, string ],
	title: string,
	text: string
): Promise< void > {
	await menu( page, list ).click();
	await page
		.getByRole( 'main' )
		.or( page.locator( '#wpbody' ) )
		.getByRole( 'link', { name: add, exact: true } )
		.first()
		.click();
	await withoutGuide( page );
	await canvasOf( page ).getByRole( 'textbox', { name: hint } ).click();
	await page.keyboard.type( title );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( text );
}

/** Publishes and opens what is published by the link that WordPress then shows. */
async function publishAndView( page: Page ): Promise< Page > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const [ shown ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		panel.getByRole( 'link', { name: /^View / } ).click(),
	] );
	await shown.waitForLoadState();
	return shown;
}

function forget( title: string ): void {
	runPhp(
		`foreach ( get_posts( [ 'post_type' => [ 'page', 'mentoriai_event', 'mentoriai_story' ], 's' => '${ title }', 'post_status' => 'any', 'numberposts' => -1, 'exclude_from_search' => false ] ) as $post ) { wp_delete_post( $post->ID, true ); }`
	);
}

test( 'five mentors are approved in five clicks, one is paused in three', async ( {
	page,
} ) => {
	const last = `Laukiantis${ mark() }`;
	const people = Array.from( { length: 5 }, () =>
		newPerson( {
			role: 'mentorius',
			last,
			meta: { mentoriai_status: 'submitted' },
		} )
	);
	const states = () =>
		runPhp(
			`echo implode( ' ', array_map( fn ( $id ) => get_user_meta( $id, 'mentoriai_status', true ), [ ${ people
				.map( ( { id } ) => id )
				.join( ',' ) } ] ) );`
		);
	await enterAdmin( page, newStaff( 'mentoriai_manager' ), '/wp-admin/' );
	const clicks = await countClicks( page );
	const search = async ( text: string ) => {
		await page.getByRole( 'searchbox', { name: 'Search Users' } ).focus();
		await page.keyboard.type( text );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL(
			( url ) => url.searchParams.get( 's' ) === text
		);
	};

	await menu( page, /^Users/ )
		.first()
		.click();
	await page
		.getByRole( 'link', { name: /^Waiting for review/ } )
		.first()
		.click();
	// Others may wait too.
	await search( last );
	await page.getByRole( 'checkbox', { name: 'Select All' } ).first().click();
	await page
		.getByRole( 'combobox', { name: 'Select bulk action' } )
		.first()
		.selectOption( { label: 'Approve' } );
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	await expect( page.getByText( /status of 5 members/ ) ).toBeVisible();
	expect( clicks() ).toBe( 5 );
	expect( states() ).toBe( 'public public public public public' );

	await menu( page, /^Users/ )
		.first()
		.click();
	await search( String( people[ 0 ]?.email ) );
	await page.getByRole( 'row', { name: last } ).hover();
	await page.getByRole( 'link', { name: `Pause: Ieva ${ last }` } ).click();
	await page.getByRole( 'button', { name: 'Pause', exact: true } ).click();
	await expect( page.getByText( /status of Ieva/ ) ).toBeVisible();
	expect( clicks() ).toBe( 3 );
	expect( states() ).toBe( 'paused public public public public' );
} );

test( 'an event is made, looked at, published, repeated every week and duplicated', async ( {
	page,
} ) => {
	const name = `Pusryčiai ${ mark() }`;
	await enterAdmin( page, newStaff( 'editor' ), '/wp-admin/' );
	const clicks = await countClicks( page );
	try {
		await begin(
			page,
			[ 'Events', 'Add event', 'Event title' ],
			name,
			'Ateikite pasikalbėti.'
		);
		await page.getByRole( 'tab', { name: 'Event' } ).click();
		await page.getByLabel( 'Start date' ).fill( '2031-05-05' );
		await page.getByLabel( 'Start time' ).fill( '08:30' );
		await page
			.getByRole( 'combobox', { name: 'City', exact: true } )
			.selectOption( { label: 'Kaunas' } );

		await page.getByRole( 'button', { name: 'View', exact: true } ).click();
		const [ preview ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			page
				.getByRole( 'menuitem', { name: /Preview in new tab/ } )
				.click(),
		] );
		await preview.waitForURL( /preview_nonce=/ );
		await expect(
			preview.getByRole( 'heading', { level: 1, name } )
		).toBeVisible();
		await expect(
			preview.getByRole( 'complementary' ).first()
		).toContainText( 'nepaskelbta' );
		await preview.close();

		const event = await publishAndView( page );
		await expect(
			event.getByRole( 'heading', { level: 1, name } )
		).toBeVisible();
		await expect( event.getByRole( 'main' ) ).toContainText( 'Kaunas' );
		await event.close();
		// Two for the menu and the list, title, tab, city, two for the preview, two to publish, one to look.
		expect( clicks() ).toBe( 10 );

		// On to the copies, without loading the editor anew.
		await page.getByRole( 'button', { name: 'Close panel' } ).click();
		const side = page.getByRole( 'region', { name: 'Editor settings' } );
		await side.getByRole( 'button', { name: 'Copies' } ).click();
		await side.getByRole( 'link', { name: 'Repeat…' } ).click();
		await page.getByLabel( 'Until and including' ).fill( '2031-05-26' );
		await page.getByRole( 'button', { name: 'Show the dates' } ).click();
		await expect( page.getByRole( 'listitem' ) ).toContainText( [
			'2031-05-12',
			'2031-05-19',
			'2031-05-26',
		] );
		await page
			.getByRole( 'checkbox', { name: /^Publish them now/ } )
			.click();
		await page.getByRole( 'button', { name: 'Create 3 events' } ).click();
		await expect(
			page.getByText( '3 events were created.' )
		).toBeVisible();
		expect( clicks() ).toBe( 6 );
		const rows = page.getByRole( 'row', { name } );
		await expect( rows ).toHaveCount( 4 );
		await expect( rows.filter( { hasText: 'Draft' } ) ).toHaveCount( 0 );

		// A copy is a draft of its own that asks for a day.
		await rows.first().hover();
		await page
			.getByRole( 'link', { name: `Duplicate “${ name }”` } )
			.first()
			.click();
		await expect( page.getByLabel( 'Start date' ) ).toHaveValue( '' );
		await expect( page.getByLabel( 'Start time' ) ).toHaveValue( '08:30' );
		await expect(
			canvasOf( page ).getByRole( 'textbox', { name: 'Event title' } )
		).toHaveText( name );
	} finally {
		forget( name );
	}
} );

test( 'a story gets a video and a gallery', async ( { page } ) => {
	const name = `Kavinė ${ mark() }`;
	await enterAdmin( page, newStaff( 'editor' ), '/wp-admin/' );
	const clicks = await countClicks( page );
	const canvas = canvasOf( page );
	const insert = async ( block: string ) => {
		const search = page.getByRole( 'searchbox' );
		if ( ! ( await search.isVisible() ) ) {
			await page
				.getByRole( 'button', { name: 'Block Inserter' } )
				.click();
		}
		await search.fill( block );
		await page.getByRole( 'option', { name: block } ).first().click();
	};
	try {
		await begin(
			page,
			[ 'Success stories', 'Add story', 'Add title' ],
			name,
			'Atidarėme kavinę.'
		);
		await insert( 'YouTube' );
		await canvas
			.getByRole( 'textbox', { name: /Address of a video/ } )
			.click();
		await page.keyboard.type( 'https://youtu.be/dQw4w9WgXcQ' );
		await page.keyboard.press( 'Enter' );
		// What is typed next is the caption.
		await expect(
			canvas.getByRole( 'textbox', { name: 'Caption' } )
		).toBeFocused();
		await page.keyboard.type( 'Apie kavinę' );

		await insert( 'Gallery' );
		await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
		const library = page.getByRole( 'dialog' );
		await library.getByRole( 'checkbox' ).nth( 0 ).click();
		await library.getByRole( 'checkbox' ).nth( 1 ).click();
		await library
			.getByRole( 'button', { name: 'Create a new gallery' } )
			.click();
		await library.getByRole( 'button', { name: 'Insert gallery' } ).click();
		const story = await publishAndView( page );
		await expect(
			story.getByRole( 'button', { name: /Apie kavinę/ } )
		).toBeVisible();
		await expect( story.locator( '.mp-text-pictures img' ) ).toHaveCount(
			2
		);
		expect( clicks() ).toBeLessThanOrEqual( 15 );
	} finally {
		forget( name );
	}
} );

test( 'a page starts from the sections of home and is published', async ( {
	page,
} ) => {
	const name = `Programa ${ mark() }`;
	await enterAdmin( page, newStaff( 'editor' ), '/wp-admin/' );
	const clicks = await countClicks( page );
	try {
		await menu( page, 'Pages' ).click();
		await menu( page, 'Add Page' ).click();
		await withoutGuide( page );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'option', { name: /whole home page/ } )
			.click();
		await canvasOf( page )
			.getByRole( 'textbox', { name: 'Add title' } )
			.click();
		await page.keyboard.type( name );
		const shown = await publishAndView( page );
		await expect(
			shown.locator( '.mp-sun-band:not( .mp-closing )' )
		).toBeVisible();
		expect( clicks() ).toBe( 7 );
	} finally {
		forget( name );
	}
} );
