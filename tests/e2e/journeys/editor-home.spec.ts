import type { FrameLocator, Page } from '@playwright/test';
import { countClicks } from '../support/clicks';
import { phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** The home page and content pages as an editor makes them of blocks. */

const HOME = 'get_option( "mentoriai_pages" )["Home"]["en"]';

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403/ );
	test.setTimeout( 90_000 );
} );

async function openEditor( page: Page, path: string ): Promise< FrameLocator > {
	await enterAdmin( page, 'redaktore', path );
	await editorTitle( page );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
}

const block = ( canvas: FrameLocator, name: string ) =>
	canvas.locator( `[data-type="mentoriai/${ name }"]` );

test( 'an editor changes a title in place and moves a section; visitors see both', async ( {
	page,
	newVisitor,
} ) => {
	const before = runPhp( `echo get_post( ${ HOME } )->post_content;` );
	const id = runPhp( `echo ${ HOME };` );
	const title = `Wiser together ${ Date.now().toString( 36 ) }`;
	try {
		const canvas = await openEditor(
			page,
			`/wp-admin/post.php?post=${ id }&action=edit`
		);
		await block( canvas, 'intro' )
			.getByRole( 'textbox', { name: /^(Title|Antraštė)$/ } )
			.fill( title );
		await block( canvas, 'blocks2' ).locator( 'h2' ).first().click();
		// Above mentors, and above the older two columns.
		for ( let times = 0; times < 2; times++ ) {
			await page
				.getByRole( 'toolbar' )
				.locator( '.block-editor-block-mover-button.is-up-button' )
				.click();
		}
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect(
			page.locator( '.components-snackbar' ).first()
		).toBeVisible();

		const visitor = await newVisitor();
		await visitor.goto( '/en/' );
		await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			title
		);
		const band = visitor.locator( '.mp-sun-band' );
		await expect( band ).toBeVisible();
		const order = await visitor
			.locator( '.mp-sun-band, .mp-old-card, .mp-process' )
			.evaluateAll( ( found ) =>
				found.map( ( one ) => one.className.split( ' ' )[ 0 ] )
			);
		expect( order ).toEqual( [
			'mp-process',
			'mp-sun-band',
			'mp-old-card',
			'mp-old-card',
		] );
	} finally {
		runPhp(
			`wp_update_post( wp_slash( [ 'ID' => ${ HOME }, 'post_content' => ${ phpString(
				before
			) } ] ) );`
		);
	}
} );

test( 'an editor rewords and redirects a button, lets a number count itself and adds a logo; visitors see it in each language', async ( {
	page,
	newVisitor,
} ) => {
	test.setTimeout( 150_000 );
	const picture = runPhp(
		'$made = get_posts( [ "post_type" => "attachment", "post_mime_type" => "image", "numberposts" => 1, "orderby" => "ID", "order" => "ASC", "fields" => "ids" ] ); echo $made[0];'
	);
	const clicks = await countClicks( page );
	for ( const { lang, path, button, word, mentors } of [
		{
			lang: 'lt',
			path: '/',
			button: 'Klauskite mūsų',
			word: 'Rasti mentorių',
			mentors: /^[1-9]\d* mentori(us|ai|ų)$/,
		},
		{
			lang: 'en',
			path: '/en/',
			button: 'Ask us',
			word: 'Find a mentor',
			mentors: /^[1-9]\d* mentors?$/,
		},
	] ) {
		const home = `get_option( "mentoriai_pages" )["Home"]["${ lang }"]`;
		const before = runPhp( `echo get_post( ${ home } )->post_content;` );
		const id = runPhp( `echo ${ home };` );
		const more =
			'<!-- wp:mentoriai/numbers {"list":[{"count":"","value":"","label":""}]} /-->' +
			`<!-- wp:mentoriai/partners {"list":[{"img":${ picture },"title":"Agency","url":"https://agency.example/"}]} /-->`;
		const store = ( content: string ) =>
			runPhp(
				`wp_update_post( wp_slash( [ 'ID' => ${ home }, 'post_content' => ${ phpString(
					content
				) } ] ) );`
			);
		try {
			store( before + more );
			const canvas = await openEditor(
				page,
				`/wp-admin/post.php?post=${ id }&action=edit`
			);
			clicks();
			const intro = block( canvas, 'intro' );
			// What the page says while nothing else is written is in the page's language.
			const label = intro.getByRole( 'textbox', {
				name: new RegExp( `(Button|Mygtukas) .${ word }.` ),
			} );
			await label.click();
			await page.keyboard.type( button );
			await intro
				.getByRole( 'button', {
					name: new RegExp(
						`(Link of|nuoroda).*${ button }|${ button }.*nuoroda`
					),
				} )
				.click();
			const link = page.getByRole( 'combobox', {
				name: /^(Link|Nuoroda)$/,
			} );
			await link.fill( 'javascript:alert(1)' );
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'https://'
			);
			await link.fill( 'https://agency.example/ask' );
			await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
			await page.keyboard.press( 'Escape' );

			await block( canvas, 'numbers' ).locator( 'li' ).click();
			await page
				.getByRole( 'combobox', { name: /^(The number|Skaičius)$/ } )
				.selectOption( 'mentors' );
			await expect(
				block( canvas, 'numbers' ).locator( 'li strong' )
			).toHaveText( /^[1-9]/ );
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.locator( '.components-snackbar' ).first()
			).toBeVisible();
			expect( clicks(), 'label, link, number, which one, save' ).toBe(
				5
			);

			const visitor = await newVisitor();
			await visitor.goto( path );
			await expect(
				visitor.getByRole( 'link', { name: button, exact: true } )
			).toHaveAttribute( 'href', 'https://agency.example/ask' );
			await expect( visitor.locator( '.mp-numbers li' ) ).toHaveText(
				mentors
			);
			const logo = visitor
				.getByRole( 'link', { name: 'Agency', exact: true } )
				.getByRole( 'img' );
			await logo.scrollIntoViewIfNeeded();
			await expect( logo ).not.toHaveJSProperty( 'naturalWidth', 0 );
		} finally {
			store( before );
		}
	}
} );

test( 'a new page starts from the pattern of a whole home page; items move by keyboard and the focus follows', async ( {
	page,
} ) => {
	const canvas = await openEditor(
		page,
		'/wp-admin/post-new.php?post_type=page'
	);
	await page
		.getByRole( 'dialog' )
		.getByRole( 'option', {
			name: /(whole home page|visas pradžios puslapis)/,
		} )
		.click();
	for ( const name of [
		'intro',
		'twocols',
		'events',
		'blocks',
		'twocolsold',
		'mentors',
		'blocks2',
		'stories',
	] ) {
		await expect( block( canvas, name ), name ).toBeVisible();
	}

	const steps = block( canvas, 'blocks' );
	const titles = steps.locator( 'li h3' );
	const first = ( await titles.first().textContent() ) ?? '';
	await titles.first().click();
	const forward = steps.getByRole( 'button', { name: /forward|pirmyn/ } );
	await forward.first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( titles.nth( 1 ) ).toHaveText( first );
	await expect( forward.nth( 1 ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( titles.nth( 2 ) ).toHaveText( first );
} );

test( 'questions and answers without a question tell the editor so; the focus goes along', async ( {
	page,
} ) => {
	const canvas = await openEditor(
		page,
		'/wp-admin/post-new.php?post_type=page'
	);
	await page
		.getByRole( 'dialog' )
		.getByRole( 'option', { name: /(questions and answers|klausimais)/ } )
		.click();
	const faq = block( canvas, 'faq' );
	// A new page is Lithuanian, whatever the editor's language is.
	await expect( faq ).toContainText( 'Kiek kainuoja mentorystė?' );
	const warning = faq.locator( '.components-notice.is-warning' );
	await faq
		.getByRole( 'textbox', { name: /^(Question|Klausimas)$/ } )
		.first()
		.click();
	await expect( warning ).toHaveCount( 0 );

	const remove = faq.getByRole( 'button', { name: /^(Remove|Pašalinti)/ } );
	await remove.first().click();
	await expect( remove.first() ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( warning ).toBeVisible();

	// The focus is in the new question: what is typed lands there.
	const add = faq.getByRole( 'button', { name: /^(Add|Pridėti)/ } );
	await expect( add ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const question = faq.getByRole( 'textbox', {
		name: /^(Question|Klausimas)$/,
	} );
	await expect( question ).toBeFocused();
	await expect( warning ).toBeVisible();
	await page.keyboard.type( 'Kiek kainuoja?' );
	await expect( question ).toHaveText( 'Kiek kainuoja?' );
	await expect( warning ).toHaveCount( 0 );
} );

test( 'an editor previews what is not saved in the portal; visitors see the former text, and the toolbar follows', async ( {
	page,
	newVisitor,
} ) => {
	const id = runPhp( `echo ${ HOME };` );
	const title = `Not yet said ${ Date.now().toString( 36 ) }`;
	try {
		const canvas = await openEditor(
			page,
			`/wp-admin/post.php?post=${ id }&action=edit`
		);
		await block( canvas, 'intro' )
			.getByRole( 'textbox', { name: /^(Title|Antraštė)$/ } )
			.fill( title );
		await page
			.locator( '.editor-preview-dropdown__toggle' )
			.first()
			.click();
		const [ preview ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			page
				.getByRole( 'menuitem', { name: /Preview in new tab/ } )
				.click(),
		] );
		const bar = preview.getByRole( 'complementary', {
			name: 'Preview',
			exact: true,
		} );
		await expect( bar ).toContainText( 'the changes are not published' );
		await expect( preview.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			title
		);
		const answer = await preview.reload();
		expect( answer?.headers()[ 'cache-control' ] ).toBe(
			'private, no-store'
		);
		expect( answer?.headers()[ 'x-robots-tag' ] ).toBe( 'noindex' );

		const visitor = await newVisitor();
		await visitor.goto( preview.url() );
		await expect( visitor.locator( 'body' ) ).not.toContainText( title );
		await visitor.goto( '/en/' );
		await expect(
			visitor.getByRole( 'heading', { level: 1 } )
		).not.toHaveText( title );

		// Links leave the preview.
		await preview
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Events' } )
			.click();
		await expect( preview ).toHaveURL( /\/en\/renginiai$/ );
		await expect( bar ).toHaveCount( 0 );

		// From here on the app goes on by itself.
		const edit = preview.locator( '#wp-admin-bar-edit a' );
		const list = await edit.getAttribute( 'href' );
		const event = preview.locator( 'main a[href*="/en/event/"]' ).first();
		const slug = ( await event.getAttribute( 'href' ) )?.split( '/' ).pop();
		await event.click();
		await expect( edit ).not.toHaveAttribute( 'href', list ?? '' );
		const post = runPhp(
			`echo get_posts( [ 'post_type' => 'mentoriai_event', 'name' => ${ phpString(
				slug ?? ''
			) }, 'fields' => 'ids' ] )[0];`
		);
		await expect( edit ).toHaveAttribute(
			'href',
			new RegExp( `post=${ post }&action=edit$` )
		);
		await preview.goBack();
		await expect( edit ).toHaveAttribute( 'href', list ?? '' );
		const under = await preview.evaluate( () => {
			window.scrollTo( 0, 500 );
			const edge = ( selector: string, side: 'top' | 'bottom' ) =>
				document.querySelector( selector )?.getBoundingClientRect()[
					side
				] ?? NaN;
			return (
				edge( '.mp-top__logo', 'top' ) - edge( '#wpadminbar', 'bottom' )
			);
		} );
		expect( under ).toBeGreaterThanOrEqual( 0 );
	} finally {
		runPhp(
			`foreach ( wp_get_post_revisions( ${ HOME }, [ 'check_enabled' => false ] ) as $one ) { wp_is_post_autosave( $one ) && wp_delete_post_revision( $one->ID ); }`
		);
	}
} );
