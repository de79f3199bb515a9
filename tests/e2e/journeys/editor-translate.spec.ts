import { countClicks } from '../support/clicks';
import { phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** An editor translates a page and puts it into the menu; a visitor sees each step. */

/** A published Lithuanian page; its id. */
function newPage( title: string, slug: string ): number {
	return Number(
		runPhp( `
			echo wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ${ phpString(
				title
			) }, 'post_name' => ${ phpString( slug ) },
				'post_content' => '<!-- wp:paragraph --><p>Lietuviškas tekstas.</p><!-- /wp:paragraph -->',
				'meta_input' => [ '_mentoriai_lang' => 'lt', '_mentoriai_group' => wp_generate_uuid4(), '_mentoriai_screen' => 'default' ] ] );` )
	);
}

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403/ );
} );

test( 'an editor translates a page with one click, and puts it into the menu', async ( {
	page,
	newVisitor,
} ) => {
	test.setTimeout( 120_000 );
	const mark = Date.now().toString( 36 );
	const slug = `medunesis-${ mark }`;
	const id = newPage( `Medunešis ${ mark }`, slug );
	const visitor = await newVisitor();
	const languages = visitor.getByRole( 'navigation', {
		name: /^(Kalba|Language)$/,
	} );

	// Before: in English the Lithuanian text, labelled, in its language.
	await visitor.goto( `/en/${ slug }` );
	await expect( visitor.locator( 'html' ) ).toHaveAttribute( 'lang', 'en' );
	await expect(
		visitor.getByText( 'Here it is in Lithuanian' )
	).toBeVisible();
	await expect(
		visitor.getByRole( 'heading', { level: 1 } )
	).toHaveAttribute( 'lang', 'lt' );
	const sent = await visitor.request.get( `/en/${ slug }` );
	expect( await sent.text() ).toContain( 'Here it is in Lithuanian' );
	await visitor.goto( `/${ slug }` );
	await expect(
		visitor.locator( 'link[rel="alternate"][hreflang]' )
	).toHaveCount( 0 );

	// One click in the list of what is not translated.
	await enterAdmin(
		page,
		'redaktore',
		'/wp-admin/edit.php?post_type=page&mentoriai_language=alone'
	);
	const clicks = await countClicks( page );
	await page
		.locator( `#post-${ id }` )
		.getByRole( 'link', { name: /Create the English|angl/ } )
		.click();
	const title = await editorTitle( page );
	await expect( title ).toHaveText( `Medunešis ${ mark }` );
	await title.fill( `Lungwort ${ mark }` );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const saved = page.waitForResponse(
		( answer ) =>
			answer.url().includes( '/wp/v2/pages/' ) &&
			answer.request().method() !== 'GET'
	);
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	expect( ( await saved ).status() ).toBeLessThan( 400 );

	expect( clicks() ).toBeLessThanOrEqual( 3 );

	// After: the switch leads to it and back.
	await visitor.goto( `/${ slug }` );
	await languages.getByRole( 'link', { name: 'EN' } ).click();
	await expect( visitor ).toHaveURL( `/en/lungwort-${ mark }` );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Lungwort ${ mark }`
	);
	await expect( visitor.getByText( 'Here it is in Lithuanian' ) ).toHaveCount(
		0
	);
	await languages.getByRole( 'link', { name: 'LT' } ).click();
	await expect( visitor ).toHaveURL( `/${ slug }` );

	// The menu, in WordPress's own menu screen.
	await page.goto( '/wp-admin/nav-menus.php' );
	const menus = page.locator( '#select-menu-to-edit' );
	await menus.selectOption( {
		label: await menus
			.locator( 'option', { hasText: /Mentoriai EN/ } )
			.innerText(),
	} );
	await page
		.locator( '.manage-menus' )
		.getByRole( 'button', { name: 'Select' } )
		.click();
	await page.getByLabel( `Lungwort ${ mark } (EN)` ).first().check();
	await page.locator( '#submit-posttype-page' ).click();
	await expect(
		page.locator( '#menu-to-edit .menu-item-title', {
			hasText: `Lungwort ${ mark }`,
		} )
	).toBeVisible();
	await page.locator( '#save_menu_footer' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible();

	await visitor.goto( '/en/' );
	const link = visitor
		.getByRole( 'banner' )
		.locator( `a[href$="/en/lungwort-${ mark }"]` );
	await expect( link.first() ).toHaveText( `Lungwort ${ mark }` );
	await page.goto( '/wp-admin/admin.php?page=mentoriai-translations' );
	await expect(
		page.getByRole( 'main' ).or( page.locator( '#wpbody' ) ).first()
	).toContainText( `Lungwort ${ mark }` );

	runPhp( `
		foreach ( get_posts( [ 'post_type' => [ 'page', 'nav_menu_item' ], 's' => '${ mark }', 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) { wp_delete_post( $post->ID, true ); }
		foreach ( get_posts( [ 'post_type' => 'nav_menu_item', 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => '_menu_item_object' ] ) as $item ) { if ( null === get_post( (int) get_post_meta( $item->ID, '_menu_item_object_id', true ) ) ) { wp_delete_post( $item->ID, true ); } }` );
} );
