import { countClicks } from '../support/clicks';
import { newPerson } from '../support/people';
import { violations } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin, logInAtWp } from '../support/wp-admin';

/** What editors and administrators do in wp-admin, and what members cannot. */

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403/ );
} );

test( 'an editor makes a field in both languages, sees it on the site, and merges it into another', async ( {
	page,
} ) => {
	const mark = Date.now().toString( 36 );
	await enterAdmin(
		page,
		'redaktore',
		'/wp-admin/edit-tags.php?taxonomy=mentoriai_field&post_type=mentoriai_mentor'
	);
	await page.locator( '#tag-name' ).fill( `Bitininkystė ${ mark }` );
	await page.locator( '#tag-slug' ).fill( `bites-${ mark }` );
	await page
		.locator( '.form-field input[name*="name_en"]' )
		.fill( `Beekeeping ${ mark }` );
	await page.locator( '#submit' ).click();
	await expect( page.locator( '#the-list' ) ).toContainText(
		`Bitininkystė ${ mark }`
	);

	const names = async ( lang: string ) =>
		( await (
			await page.request.get(
				`/wp-json/data/v1/mentoriai_static/tax/?lang=${ lang }`
			)
		).json() ) as { slug: string; name: string }[];
	expect(
		( await names( 'lt' ) ).find(
			( { slug } ) => slug === `bites-${ mark }`
		)?.name
	).toBe( `Bitininkystė ${ mark }` );
	expect(
		( await names( 'en' ) ).find(
			( { slug } ) => slug === `bites-${ mark }`
		)?.name
	).toBe( `Beekeeping ${ mark }` );

	// A hub's mentor has it: deleting it asks first and offers to merge, which takes the mentor along.
	runPhp( `
		$field  = get_term_by( 'slug', 'bites-${ mark }', 'mentoriai_field' );
		$mentor = get_posts( array( 'post_type' => 'mentoriai_mentor', 'posts_per_page' => 1, 'order' => 'ASC' ) )[0];
		wp_set_object_terms( $mentor->ID, array( $field->term_id ), 'mentoriai_field', true );
		wp_insert_term( 'Medus ${ mark }', 'mentoriai_field', array( 'slug' => 'medus-${ mark }' ) );
	` );
	await page.reload();
	const row = page.locator( '#the-list tr', { hasText: `bites-${ mark }` } );
	await expect(
		row.locator( '[data-colname="Mentors at hubs"]' )
	).toHaveText( '1' );

	const clicks = await countClicks( page );
	await row.hover();
	await row.getByRole( 'button', { name: /^Quick edit/ } ).click();
	const quick = page.locator( '.inline-editor' );
	const english = quick.locator( 'input[name$="name_en"]' );
	await expect( english ).toHaveValue( `Beekeeping ${ mark }` );
	await english.fill( 'sales' );
	await quick.locator( '.save' ).click();
	await expect( english ).toHaveAttribute( 'aria-invalid', 'true' );
	await english.fill( `Bees ${ mark }` );
	await quick.locator( '.save' ).click();
	await expect( row ).toContainText( `Bees ${ mark }` );
	expect( clicks(), 'two, and one for the mistake' ).toBeLessThanOrEqual( 3 );

	await row.hover();
	await row.getByRole( 'link', { name: /asks first/ } ).click();
	await expect( page.locator( '.notice-warning' ) ).toContainText(
		'0 e-mentors and 1 mentor at hubs'
	);
	expect( await violations( page, '.wrap' ) ).toEqual( [] );
	await page
		.getByLabel( 'Give these people another field' )
		.selectOption( { label: `Medus ${ mark }` } );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	expect( await violations( page, '.wrap' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Merge' } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'merged' );
	expect( clicks() ).toBeLessThanOrEqual( 4 );
	await expect(
		page.locator( '#the-list tr', { hasText: `medus-${ mark }` } )
	).toContainText( `Bees ${ mark }` );
	await page.goto( `/mentoriai-spieciuose?sritis=bites-${ mark }` );
	expect( page.url() ).toMatch( new RegExp( `sritis=medus-${ mark }$` ) );
	runPhp(
		`wp_delete_term( get_term_by( 'slug', 'medus-${ mark }', 'mentoriai_field' )->term_id, 'mentoriai_field' );`
	);
} );

test( 'an editor publishes a mentor of a hub, who then is in the list with the field', async ( {
	page,
	newVisitor,
} ) => {
	test.setTimeout( 60_000 );
	const name = `Bitė Medutė ${ Date.now().toString( 36 ) }`;
	await enterAdmin(
		page,
		'redaktore',
		'/wp-admin/post-new.php?post_type=mentoriai_mentor'
	);
	const title = await editorTitle( page );
	await title.fill( name );
	await title.press( 'Enter' );
	await page.keyboard.type( 'Padedu bitininkams.' );
	await page
		.getByRole( 'tab', { name: /^(Mentor at a hub|Mentorius spiečiuje)$/ } )
		.or( page.locator( '[role="tab"][data-tab-id="edit-post/document"]' ) )
		.first()
		.click();
	await page
		.getByRole( 'textbox', { name: /^(Position and company|Pareigos)/ } )
		.fill( 'Bitininkė' );
	const panel = page.getByRole( 'button', { name: /^(Sritys|Fields)$/ } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) !== 'true' ) {
		await panel.click();
	}
	await page.getByRole( 'checkbox', { name: 'Eksportas' } ).check();
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByText( /is now live/ )
	).toBeVisible();

	const visitor = await newVisitor();
	await visitor.goto( '/mentoriai-spieciuose' );
	await visitor.getByRole( 'button', { name: 'Eksportas' } ).click();
	await visitor.getByRole( 'searchbox' ).fill( name );
	await expect( visitor.getByRole( 'article' ) ).toHaveCount( 1 );
	await visitor.getByRole( 'article' ).getByRole( 'link', { name } ).click();
	await expect(
		visitor.getByRole( 'heading', { level: 1, name } )
	).toBeVisible();
	await expect( visitor.getByRole( 'main' ) ).toContainText( 'Bitininkė' );
	await expect( visitor.getByRole( 'main' ) ).toContainText(
		'Padedu bitininkams.'
	);
	runPhp(
		`foreach ( get_posts( [ 'post_type' => 'mentoriai_mentor', 's' => '${ name }', 'post_status' => 'any', 'exclude_from_search' => false ] ) as $post ) { wp_delete_post( $post->ID, true ); }`
	);
} );

test( 'an administrator finds the mails and the set-up; an editor does not set up', async ( {
	page,
	newVisitor,
} ) => {
	await enterAdmin(
		page,
		'admin',
		'/wp-admin/admin.php?page=mentoriai-mails'
	);
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		/El. laiškų žurnalas|Email log/
	);
	const tools = page.locator( '#menu-tools' );
	await tools.locator( '> a' ).click();
	await tools
		.getByRole( 'link', { name: /Portalo paruošimas|Portal set-up/ } )
		.click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		/Portalo paruošimas|Portal set-up/
	);

	const editor = await newVisitor();
	await enterAdmin(
		editor,
		'redaktore',
		'/wp-admin/edit.php?post_type=mentoriai_mentor'
	);
	await expect( editor.locator( '#the-list' ) ).toBeVisible();
	const answer = await editor.goto(
		'/wp-admin/tools.php?page=mentoriai-setup'
	);
	expect( answer?.status() ).toBe( 403 );
} );

test( 'a member gets neither into wp-admin nor an admin bar', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	await logInAtWp( page, founder.email, '/wp-admin/' );
	await expect( page.locator( '#adminmenu' ) ).toHaveCount( 0 );
	for ( const path of [
		'/wp-admin/',
		'/wp-admin/profile.php',
		'/wp-admin/users.php',
	] ) {
		await page.goto( path );
		await expect( page.locator( '#adminmenu' ), path ).toHaveCount( 0 );
	}
	await page.goto( '/' );
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
} );
