import type { FrameLocator, Page } from '@playwright/test';
import { phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** The block editor offers what the site draws, and nothing else. */

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Every control of the inspector of each block of WordPress's that may be inserted; one that is new must be drawn, or go. */
const CONTROLS: Record< string, readonly string[] > = {
	paragraph: [],
	heading: [],
	list: [ 'List style', 'Start value', 'Reverse order' ],
	'list-item': [],
	quote: [],
	table: [ 'Header section', 'Footer section' ],
	separator: [],
	buttons: [],
	button: [ 'Fill', 'Outline' ],
	columns: [ 'Columns' ],
	column: [],
	details: [ 'Open by default' ],
	embed: [
		'Address of a video on YouTube or Vimeo',
		'Title',
		'Choose a picture',
	],
	video: [ 'Set poster image' ],
	file: [],
	image: [ 'Alternative text', 'Mark as decorative' ],
	gallery: [],
};

/** What leads from one block to another or opens a menu, and sets nothing. */
const AROUND =
	/^(Go to ".*" block|Options|Settings|Styles|Content|List View|Settings options|Media options|Styles options|Add (list item|button|image)|Skip to the selected block|Reset|Video|valdikliai.*)$/i;

const BLOCKS = `
	const make = wp.blocks.createBlock;
	const p = ( content, more ) => make( 'core/paragraph', { content, ...more } );
	return [
		p( 'Pastraipa', { style: { typography: { textAlign: 'center' } } } ),
		make( 'core/heading', { level: 2, content: 'Antraštė' } ),
		make( 'core/list', { ordered: true, type: 'upper-roman', start: 4 }, [ make( 'core/list-item', { content: 'Ketvirta eilutė' } ) ] ),
		make( 'core/quote', { citation: 'Ona' }, [ p( 'Citata' ) ] ),
		make( 'core/table', { head: [ { cells: [ { content: 'Viršus', tag: 'th' } ] } ], body: [ { cells: [ { content: 'Dešinė', tag: 'td', align: 'right' } ] } ] } ),
		make( 'core/separator', { tagName: 'div' } ),
		make( 'core/buttons', {}, [ make( 'core/button', { text: 'Antrinis', url: '/mentoriai', className: 'is-style-outline' } ) ] ),
		make( 'core/columns', {}, [ make( 'core/column', { verticalAlignment: 'center' }, [ p( 'Vidury' ) ] ), make( 'core/column', {}, [ p( 'a' ), p( 'b' ) ] ) ] ),
		make( 'core/details', { summary: 'Atskleista', showContent: true }, [ p( 'Iškart matoma' ) ] ),
		make( 'core/embed', { url: ${ JSON.stringify(
			VIDEO
		) }, type: 'video', providerNameSlug: 'youtube' } ),
		make( 'core/video', { src: ids.url.replace( 'gif', 'mp4' ) } ),
		make( 'core/file', { id: ids.image, href: ids.url, textLinkHref: ids.url, fileName: 'Gidas' } ),
		make( 'core/image', { id: ids.image, url: ids.url, alt: 'Nuotrauka' } ),
		make( 'core/gallery', { linkTo: 'none', caption: 'Visos kartu' }, [ make( 'core/image', { id: ids.image, url: ids.url, alt: 'Galerijoje' } ) ] ),
	];
`;

interface Picture {
	image: number;
	url: string;
}

let picture: Picture;

test.beforeAll( () => {
	picture = JSON.parse(
		runPhp( `
			$up = wp_upload_dir();
			file_put_contents( $up['path'] . '/valdikliai.gif', base64_decode( 'R0lGODlhAQABAIAAAODl8AAAACwAAAAAAQABAAACAkQBADs=' ) );
			$id = wp_insert_attachment( array( 'post_title' => 'valdikliai.gif', 'post_mime_type' => 'image/gif', 'post_status' => 'inherit' ), $up['path'] . '/valdikliai.gif' );
			echo wp_json_encode( array( 'image' => $id, 'url' => wp_get_attachment_url( $id ) ) );
		` )
	) as Picture;
} );

test.afterAll( () => {
	runPhp( `wp_delete_attachment( ${ picture.image }, true );` );
} );

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites; there is no video.
	allowErrors(
		/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 40[34]|valdikliai\.mp4/
	);
	test.setTimeout( 180_000 );
} );

function added( content: string ): string {
	return runPhp(
		`echo wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Valdikliai', 'post_content' => ${ phpString(
			content
		) }, 'meta_input' => array( '_mentoriai_lang' => 'lt', '_mentoriai_screen' => 'default' ) ) ) );`
	);
}

async function openCanvas( page: Page, id: string ): Promise< FrameLocator > {
	await enterAdmin(
		page,
		'redaktore',
		`/wp-admin/post.php?post=${ id }&action=edit`
	);
	await editorTitle( page );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
}

async function save( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect(
		page.locator( '.components-snackbar' ).filter( { hasText: /updated/i } )
	).toBeVisible();
}

/** Selects the first block of a kind and names the controls of its inspector, in all tabs and with all panels open. */
async function controlsOf( page: Page, name: string ): Promise< string[] > {
	await page.evaluate( ( block ) => {
		const { wp } = window as unknown as {
			wp: { data: Record< 'select' | 'dispatch', CallableFunction > };
		};
		const editor = wp.data.select( 'core/block-editor' );
		const id = editor
			.getClientIdsWithDescendants()
			.find(
				( one: string ) =>
					editor.getBlockName( one ) === `core/${ block }`
			);
		wp.data.dispatch( 'core/block-editor' ).selectBlock( id );
		wp.data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' );
	}, name );
	const inspector = page.locator( '.block-editor-block-inspector' );
	await expect( inspector ).toBeVisible();
	// Tabs of the former block go with it.
	await page.waitForTimeout( 700 );
	const names = new Set< string >();
	const tabs = inspector.getByRole( 'tab' );
	for ( let at = 0; at < Math.max( 1, await tabs.count() ); at++ ) {
		if ( ( await tabs.count() ) > 0 ) {
			await tabs.nth( at ).click();
		}
		for ( const closed of await inspector
			.locator( '.components-panel__body-toggle[aria-expanded="false"]' )
			.filter( { visible: true } )
			.all() ) {
			await closed.click();
		}
		for ( const role of [
			'button',
			'checkbox',
			'combobox',
			'radio',
			'slider',
			'spinbutton',
			'switch',
			'textbox',
		] as const ) {
			for ( const control of await inspector.getByRole( role ).all() ) {
				names.add(
					await control.evaluate(
						( element ) =>
							element.getAttribute( 'aria-label' ) ??
							(
								( element as HTMLInputElement ).labels?.[ 0 ] ??
								element
							).textContent?.trim() ??
							''
					)
				);
			}
		}
	}
	return [ ...names ].filter( ( one ) => ! AROUND.test( one ) );
}

test( 'each block has the controls whose result the site draws, and no other', async ( {
	page,
	newVisitor,
} ) => {
	const id = added( '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->' );
	try {
		const canvas = await openCanvas( page, id );
		await page.evaluate(
			( { source, ids } ) => {
				const { wp } = window as unknown as {
					wp: { data: { dispatch: CallableFunction } };
				};
				wp.data
					.dispatch( 'core/block-editor' )
					.resetBlocks( new Function( 'ids', source )( ids ) );
			},
			{ source: BLOCKS, ids: picture }
		);
		await expect( canvas.getByText( 'Iškart matoma' ) ).toBeVisible();
		const offered: Record< string, string[] > = {};
		for ( const name of Object.keys( CONTROLS ) ) {
			offered[ name ] = await controlsOf( page, name );
		}
		const sorted = ( all: Record< string, readonly string[] > ) =>
			Object.entries( all ).map( ( [ name, ones ] ) => [
				name,
				[ ...ones ].sort(),
			] );
		expect( sorted( offered ) ).toEqual( sorted( CONTROLS ) );
		await save( page );

		const visitor = await newVisitor();
		await visitor.goto( runPhp( `echo get_permalink( ${ id } );` ) );
		const main = visitor.locator( '.mp-main' );
		await expect( main.getByText( 'Pastraipa' ) ).toHaveCSS(
			'text-align',
			'center'
		);
		const list = main
			.getByRole( 'list' )
			.filter( { hasText: 'Ketvirta eilutė' } );
		await expect( list ).toHaveCSS( 'list-style-type', 'upper-roman' );
		await expect( list ).toHaveAttribute( 'start', '4' );
		await expect( main.getByText( 'Viršus' ) ).toHaveRole( 'columnheader' );
		await expect( main.getByText( 'Dešinė' ) ).toHaveCSS(
			'text-align',
			'right'
		);
		await expect( main.locator( 'hr' ) ).toBeVisible();
		await expect( main.getByText( 'Antrinis' ) ).toHaveClass( /secondary/ );
		await expect(
			main.locator( '.mp-text-column' ).filter( { hasText: 'Vidury' } )
		).toHaveCSS( 'align-self', 'center' );
		await expect( main.getByText( 'Iškart matoma' ) ).toBeVisible();
		await expect( main.getByText( 'Visos kartu' ) ).toBeVisible();
	} finally {
		runPhp( `wp_delete_post( ${ id }, true );` );
	}
} );

test( 'the address of a video becomes the video, typed or pasted; any other stays a link and says so', async ( {
	page,
	context,
	newVisitor,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const id = added(
		'<!-- wp:paragraph --><p>Pradžia</p><!-- /wp:paragraph -->'
	);
	try {
		const canvas = await openCanvas( page, id );
		await canvas.getByText( 'Pradžia' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( VIDEO );
		await page.keyboard.press( 'Enter' );
		await expect( canvas.locator( '.mp-video' ) ).toHaveCount( 1 );

		const paste = async ( text: string ) => {
			await page.evaluate(
				( copied ) => navigator.clipboard.writeText( copied ),
				text
			);
			await page.keyboard.press( 'ControlOrMeta+V' );
		};
		await expect(
			canvas.locator( 'p[data-empty="true"]' ).last()
		).toBeFocused();
		await paste( 'https://vimeo.com/76979871' );
		await expect( canvas.locator( '.mp-video' ) ).toHaveCount( 2 );

		await page.keyboard.press( 'Enter' );
		await paste( 'https://www.tiktok.com/@a/video/7000000000000000000' );
		await expect(
			canvas.locator( 'a[href^="https://www.tiktok.com/"]' )
		).toBeVisible();
		await expect(
			page.getByText( /This address stays a link|lieka nuoroda/ ).first()
		).toBeVisible();
		await expect( canvas.locator( '.mp-video' ) ).toHaveCount( 2 );
		await save( page );

		const visitor = await newVisitor();
		await visitor.goto( runPhp( `echo get_permalink( ${ id } );` ) );
		await expect( visitor.locator( '.mp-main .mp-video' ) ).toHaveCount(
			2
		);
		await expect(
			visitor.locator( '.mp-main a[href^="https://www.tiktok.com/"]' )
		).toBeVisible();
	} finally {
		runPhp( `wp_delete_post( ${ id }, true );` );
	}
} );

const FOREIGN =
	'<!-- wp:verse --><pre class="wp-block-verse">Sena eilutė</pre><!-- /wp:verse -->' +
	'<!-- wp:svetimas/blokas {"a":1} --><p>Svetimas tekstas</p><!-- /wp:svetimas/blokas -->' +
	'<!-- wp:heading --><h2 class="wp-block-heading">Antraštė</h2><!-- /wp:heading -->' +
	'<!-- wp:paragraph {"textColor":"vivid-red","fontSize":"large"} --><p class="has-vivid-red-color has-text-color has-large-font-size">Raudona <mark style="background-color:#fcb900" class="has-inline-color">pažymėta</mark></p><!-- /wp:paragraph -->';

test( 'what the site has no look for says so and is saved as it was', async ( {
	page,
} ) => {
	const id = added( FOREIGN );
	try {
		const canvas = await openCanvas( page, id );
		await expect(
			page
				.getByText(
					/has no look for these blocks: .*svetimas\/blokas|neturi išvaizdos šiems blokams: .*svetimas\/blokas/
				)
				.first()
		).toBeVisible();
		await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount(
			1
		);
		// A highlight of before: the site has none, so the canvas shows none.
		await expect( canvas.locator( 'mark' ) ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await canvas.getByText( 'Raudona' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' ir nauja' );
		await save( page );
		const stored = runPhp(
			`echo get_post_field( 'post_content', ${ id }, 'raw' );`
		);
		expect( stored.replace( ' ir nauja', '' ).replace( /\n+/g, '' ) ).toBe(
			FOREIGN
		);
	} finally {
		runPhp( `wp_delete_post( ${ id }, true );` );
	}
} );
