import type { FrameLocator, Page } from '@playwright/test';
import { filled, OWN_BLOCKS } from '../support/blocks';
import { phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** Every block that an editor may insert goes through the editor to the page, and looks in the canvas as visitors see it. */

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** WordPress's blocks of the list, then the portal's. */
const BLOCKS = `
	const make = wp.blocks.createBlock;
	const p = ( content, more ) => make( 'core/paragraph', { content, ...more } );
	const style = { typography: { textAlign: 'center' } };
	return [
		p( 'Pirma pastraipa' ),
		p( 'Pastraipa viduryje', { style } ),
		make( 'core/heading', { level: 2, content: 'Antraštė dvi' } ),
		make( 'core/heading', { level: 3, content: 'Antraštė trys', style: { typography: { textAlign: 'right' } } } ),
		make( 'core/list', {}, [ make( 'core/list-item', { content: 'Sąrašo eilutė' } ) ] ),
		make( 'core/list', { ordered: true }, [ make( 'core/list-item', { content: 'Pirma <em>eilutė</em>' }, [ make( 'core/list', {}, [ make( 'core/list-item', { content: 'Vidinė eilutė' } ) ] ) ] ) ] ),
		make( 'core/list', { ordered: true, type: 'upper-roman' }, [ make( 'core/list-item', { content: 'Romėniška eilutė' } ) ] ),
		make( 'core/quote', { citation: 'Ona' }, [ p( 'Citatos tekstas' ) ] ),
		make( 'core/image', { id: ids.image, url: ids.url, alt: 'Nuotrauka', caption: 'Nuotraukos antraštė' } ),
		make( 'core/table', { body: [ { cells: [ { content: 'Langelis', tag: 'td' }, { content: 'Langelis dešinėje', tag: 'td', align: 'right' } ] } ], caption: 'Lentelės antraštė' } ),
		make( 'core/separator' ),
		make( 'core/buttons', {}, [ make( 'core/button', { text: 'Mygtukas', url: '/mentoriai' } ) ] ),
		make( 'core/file', { id: ids.file, href: ids.fileUrl, textLinkHref: ids.fileUrl, fileName: 'Gidas' } ),
		make( 'core/columns', {}, [
			make( 'core/column', { verticalAlignment: 'bottom' }, [ p( 'Kairė skiltis' ) ] ),
			make( 'core/column', {}, [ p( 'Dešinė skiltis' ), p( 'Dešinės skilties tekstas' ) ] ),
		] ),
		make( 'core/details', { summary: 'Daugiau čia', showContent: true }, [ p( 'Atskleistas tekstas' ) ] ),
		make( 'core/embed', { url: ${ JSON.stringify(
			VIDEO
		) }, type: 'video', providerNameSlug: 'youtube', caption: 'Apie mentorystę' } ),
		make( 'core/video', { id: ids.video, src: ids.videoUrl, caption: 'Vaizdo įrašo antraštė' } ),
		make( 'core/gallery', { linkTo: 'none', caption: 'Galerijos antraštė' }, [ make( 'core/image', { id: ids.image, url: ids.url, alt: 'Galerijoje' } ), make( 'core/image', { id: ids.image, url: ids.url, alt: 'Šalia' } ) ] ),
		...own.map( ( { name, attributes } ) => make( name, attributes, name === 'mentoriai/text' ? [ p( 'Sekcijos tekstas' ) ] : [] ) ),
	];
`;

/** What must be in the same order and look the same: each text's own element. */
const TEXTS = [
	'Pirma pastraipa',
	'Pastraipa viduryje',
	'Antraštė dvi',
	'Antraštė trys',
	'Sąrašo eilutė',
	'Pirma',
	'eilutė',
	'Vidinė eilutė',
	'Romėniška eilutė',
	'Citatos tekstas',
	'Ona',
	'Nuotraukos antraštė',
	'Langelis',
	'Langelis dešinėje',
	'Lentelės antraštė',
	'Mygtukas',
	'Gidas',
	'Kairė skiltis',
	'Dešinė skiltis',
	'Daugiau čia',
	'Atskleistas tekstas',
	'Vaizdo įrašo antraštė',
	'Galerijos antraštė',
];

/** The page says it only once every question is answered. */
const ANSWER = /^mentoriai\/checklist tekstas_/;

interface Ids {
	image: number;
	url: string;
	file: number;
	fileUrl: string;
	video: number;
	videoUrl: string;
}

/** Our blocks with something to be seen in every attribute, and all the texts. */
function ownBlocks( isPage: boolean ) {
	const texts = isPage ? [ 'Sekcijos tekstas' ] : [];
	const values: Readonly< Record< string, unknown > > = {
		ico: 'flag',
		img: ids.image,
		decoration: ids.image,
		background: ids.image,
		logo: ids.image,
		link: '/kontaktai',
		url: 'https://agency.example/',
		action: 'register',
		type: 'frontuser',
		// Facts as a list, numbers that are typed.
		html: '',
	};
	const own = OWN_BLOCKS.filter( ( { parent } ) => isPage || ! parent ).map(
		( block ) => ( {
			name: block.name,
			attributes: filled( block, ( path, { type } ) => {
				const name = path.split( ' ' ).pop() ?? '';
				if ( name in values ) {
					return values[ name ];
				}
				if ( name === 'count' ) {
					return type === 'string' ? '' : 2;
				}
				if ( type !== 'string' ) {
					return undefined;
				}
				const text = `${ block.name } ${ path } ${ texts.length }`;
				texts.push( text );
				return text;
			} ),
		} )
	);
	return { own, texts };
}

const MADE = `
	$up = wp_upload_dir();
	$add = static function ( string $file, string $type, string $bytes ) use ( $up ): int {
		file_put_contents( $up['path'] . '/' . $file, $bytes );
		return wp_insert_attachment( array( 'post_title' => $file, 'post_mime_type' => $type, 'post_status' => 'inherit' ), $up['path'] . '/' . $file );
	};
	$image = $add( 'blokai.gif', 'image/gif', base64_decode( 'R0lGODlhAQABAIAAAODl8AAAACwAAAAAAQABAAACAkQBADs=' ) );
	wp_update_attachment_metadata( $image, array( 'width' => 1, 'height' => 1, 'file' => _wp_relative_upload_path( get_attached_file( $image ) ) ) );
	$file  = $add( 'blokai.pdf', 'application/pdf', 'x' );
	$video = $add( 'blokai.mp4', 'video/mp4', 'x' );
	echo wp_json_encode( array( 'image' => $image, 'url' => wp_get_attachment_url( $image ), 'file' => $file, 'fileUrl' => wp_get_attachment_url( $file ), 'video' => $video, 'videoUrl' => wp_get_attachment_url( $video ) ) );
`;

let ids: Ids;

test.beforeAll( () => {
	ids = JSON.parse( runPhp( MADE ) ) as Ids;
} );

test.afterAll( () => {
	runPhp(
		`foreach ( array( ${ ids.image }, ${ ids.file }, ${ ids.video } ) as $id ) { wp_delete_attachment( $id, true ); }`
	);
} );

test.beforeEach( async ( { page, allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites; the video is a single byte.
	allowErrors(
		/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403|blokai\.mp4/
	);
	test.setTimeout( 240_000 );
	await enterAdmin( page, 'redaktore', '/wp-admin/' );
} );

/** How each text is drawn, in the order of the document; how many pictures there are, and of which sections cards. */
function looks( texts: readonly string[] ) {
	const root =
		document.querySelector( '.is-root-container' ) ??
		document.querySelector( '.mp-main' ) ??
		document.body;
	const lookOf = ( parent: Element, isOwn: boolean ) => {
		const style = getComputedStyle( parent );
		const list = ! isOwn && parent.closest( 'ul, ol' );
		const column = parent.closest( '.wp-block-column, .mp-text-column' );
		return {
			size: Math.round( parseFloat( style.fontSize ) ),
			weight: style.fontWeight,
			color: style.color,
			family: style.fontFamily.split( ',' )[ 0 ],
			slant: `${ style.fontStyle } ${ style.fontSynthesisStyle }`,
			align: style.textAlign.replace( 'left', 'start' ),
			...( list && {
				counted: style.listStyleType.replace( '""', 'none' ),
				indent: getComputedStyle( list ).paddingLeft,
			} ),
			...( column && { column: getComputedStyle( column ).alignSelf } ),
		};
	};
	const seen = new Map< string, unknown >();
	const walker = document.createTreeWalker( root );
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		const { alt } = node as HTMLImageElement;
		const text = ( alt ?? node.nodeValue ?? '' ).trim();
		if ( texts.includes( text ) && ! seen.has( text ) ) {
			seen.set(
				text,
				alt !== undefined ||
					lookOf(
						node.parentElement ?? root,
						text.startsWith( 'mentoriai/' )
					)
			);
		}
	}
	return {
		texts: [ ...seen ],
		pictures: root.querySelectorAll( 'img[src*="blokai"]' ).length,
		cards: [
			'.mp-event-slide',
			'.mp-mentor-card',
			'.mp-story-card',
		].filter( ( name ) => root.querySelector( name ) ),
	};
}

/** Pictures come when they are near. */
async function scrollThrough( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		const frame = () =>
			new Promise( ( done ) => requestAnimationFrame( done ) );
		for ( let top = 0; top < document.body.scrollHeight; top += 600 ) {
			scrollTo( 0, top );
			await frame();
			await frame();
		}
		scrollTo( 0, 0 );
	} );
}

async function fill( page: Page, own: unknown ): Promise< void > {
	await page.evaluate(
		( { source, given, ours } ) => {
			const { wp } = window as unknown as {
				wp: {
					data: {
						dispatch: ( store: string ) => {
							resetBlocks: ( blocks: unknown ) => void;
						};
					};
				};
			};
			const blocks = new Function( 'ids', 'own', source )( given, ours );
			wp.data.dispatch( 'core/block-editor' ).resetBlocks( blocks );
		},
		{ source: BLOCKS, given: ids, ours: own }
	);
}

/** Names of blocks: what may be inserted, and what is in the canvas at any depth. */
const blockNames = ( page: Page ) =>
	page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getInserterItems: () => { name: string }[];
						getClientIdsWithDescendants: () => string[];
						getBlockName: ( id: string ) => string;
					};
				};
			};
		};
		const editor = wp.data.select( 'core/block-editor' );
		const once = ( names: string[] ) =>
			Array.from( new Set( names ) ).sort();
		return {
			offered: once(
				editor.getInserterItems().map( ( { name } ) => name )
			),
			placed: once(
				editor
					.getClientIdsWithDescendants()
					.map( ( id ) => editor.getBlockName( id ) )
			),
		};
	} );

/** What may be placed at the top of a text. */
const EVERYWHERE = [
	...[
		'buttons',
		'columns',
		'details',
		'embed',
		'file',
		'gallery',
		'heading',
		'image',
		'list',
		'paragraph',
		'quote',
		'separator',
		'table',
		'video',
	].map( ( name ) => `core/${ name }` ),
];

/** What has its place inside of those. */
const INSIDE = [ 'core/button', 'core/column', 'core/list-item' ];

async function openCanvas( page: Page, id: string ): Promise< FrameLocator > {
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await editorTitle( page );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
}

type Lang = 'lt' | 'en';

/** What has a text made of blocks, and its route. Only pages have room for sections. */
const TYPES = {
	page: 'get_default',
	mentoriai_story: 'success_stories',
	mentoriai_event: 'events',
	mentoriai_mentor: 'mentoriai_static_single',
} as const;

async function fromEditorToSite(
	page: Page,
	visitor: Page,
	type: keyof typeof TYPES,
	lang: Lang
): Promise< void > {
	const slug = `blokai-${ lang }-${ Date.now().toString( 36 ) }`;
	const id = runPhp(
		`echo wp_insert_post( wp_slash( array( 'post_type' => '${ type }', 'post_status' => 'publish', 'post_title' => 'Blokai', 'post_name' => ${ phpString(
			slug
		) }, 'post_content' => '<!-- wp:verse --><pre class="wp-block-verse">Sena eilutė</pre><!-- /wp:verse -->', 'meta_input' => array( '_mentoriai_lang' => '${ lang }', '_mentoriai_screen' => 'default', '_mentoriai_start_date' => '2039-01-01' ) ) ) );`
	);
	try {
		const canvas = await openCanvas( page, id );
		const isPage = type === 'page';
		const { own, texts } = ownBlocks( isPage );
		expect( ( await blockNames( page ) ).offered ).toEqual(
			[ ...EVERYWHERE, ...own.map( ( { name } ) => name ) ].sort()
		);
		// What is not on the list says so.
		await expect(
			page
				.getByText(
					/has no look for these blocks|neturi išvaizdos šiems blokams/
				)
				.first()
		).toBeVisible();

		await fill( page, own );
		expect( ( await blockNames( page ) ).placed ).toEqual(
			[
				...EVERYWHERE,
				...INSIDE,
				...own.map( ( { name } ) => name ),
			].sort()
		);
		await expect( canvas.getByText( 'Atskleistas tekstas' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect(
			page.locator( '.components-snackbar' ).first()
		).toBeVisible();
		await expect(
			canvas.locator( '.mp-edit .components-spinner' )
		).toHaveCount( 0 );
		const compared = [
			...TEXTS,
			...texts.filter( ( text ) => ! ANSWER.test( text ) ),
		];
		const frame = page.frame( { name: 'editor-canvas' } );
		const edited = await frame?.evaluate( looks, compared );
		expect( edited?.texts.map( ( [ text ] ) => text ).sort() ).toEqual(
			[ ...compared ].sort()
		);

		// Answers are the page's, whatever language its editor reads.
		await expect( canvas.locator( '.mp-yes-no__pair' ).first() ).toHaveText(
			lang === 'en' ? 'NoYes' : 'NeTaip'
		);

		// A picture of a gallery is as wide as its place, which the grid makes 12rem wide at least.
		expect(
			( await canvas.getByAltText( 'Galerijoje' ).boundingBox() )?.width
		).toBeGreaterThan( 190 );

		const reply = await visitor.request.get(
			`/wp-json/data/v1/${ TYPES[ type ] }/${
				isPage ? id : slug
			}?lang=${ lang }`
		);
		const answer = JSON.stringify( await reply.json() );
		expect(
			[ ...TEXTS, ...texts ].filter(
				( text ) =>
					! answer.includes( JSON.stringify( text ).slice( 1, -1 ) )
			)
		).toEqual( [] );

		// Sizes follow the width of the window.
		await visitor.setViewportSize( {
			width: ( await frame?.evaluate( () => innerWidth ) ) ?? 0,
			height: 900,
		} );
		const asked: string[] = [];
		visitor.on( 'request', ( request ) => asked.push( request.url() ) );
		await visitor.goto( runPhp( `echo get_permalink( ${ id } );` ) );
		const button = visitor.getByRole( 'button', {
			name: /Apie mentorystę/,
		} );
		await expect( button ).toBeVisible();
		await expect(
			visitor.getByText( 'Atskleistas tekstas' )
		).toBeVisible();
		await scrollThrough( visitor );
		await expect(
			visitor.locator( '.mp-main img[src*="blokai"]' )
		).toHaveCount( edited?.pictures ?? 0 );
		expect( await visitor.evaluate( looks, compared ) ).toEqual( {
			...edited,
			// Below the text are others of its kind.
			...( ! isPage && { cards: expect.anything() } ),
		} );
		for ( const selector of [
			'.mp-main hr',
			'.mp-main a.mp-button[href$="/mentoriai"]',
			'.mp-main a[download]',
			'.mp-main video[controls]',
			'.mp-main img[alt="Galerijoje"], .mp-gallery__open',
		] ) {
			await expect(
				visitor.locator( selector ).first(),
				selector
			).toBeAttached();
		}
		// Every button of ours leads where the editor said.
		const leads = await visitor
			.locator( '.mp-main a.mp-button' )
			.filter( { hasText: /^mentoriai\// } )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
			);
		expect( leads ).toHaveLength(
			texts.filter( ( text ) => / buttons? /.test( text ) ).length
		);
		for ( const href of leads ) {
			expect( href ).toMatch(
				lang === 'en'
					? /\/en\/kontaktai$|^https:\/\/agency\.example\/$/
					: /(?<!\/en)\/kontaktai$|^https:\/\/agency\.example\/$/
			);
		}
		await visitor
			.locator( '.mp-checklist' )
			.getByRole( 'radio', {
				name: lang === 'en' ? 'Yes' : 'Taip',
			} )
			.check();
		await visitor
			.getByRole( 'button', {
				name: lang === 'en' ? 'See the result' : 'Žiūrėti rezultatą',
			} )
			.click();
		await expect(
			visitor.getByText( /^mentoriai\/checklist tekstas_visi/ )
		).toBeVisible();
		expect( asked.filter( ( url ) => /youtu|vimeo/.test( url ) ) ).toEqual(
			[]
		);
		await visitor.route( /youtube-nocookie/, ( route ) =>
			route.fulfill( { body: 'player' } )
		);
		await button.click();
		await expect(
			visitor.locator( 'iframe[title="Apie mentorystę"]' )
		).toBeFocused();
	} finally {
		runPhp( `wp_delete_post( ${ id }, true );` );
	}
}

for ( const lang of [ 'lt', 'en' ] as const ) {
	test( `every block of the list, and no other, goes from the editor to a page and looks the same (${ lang })`, async ( {
		page,
		newVisitor,
	} ) => {
		await fromEditorToSite( page, await newVisitor(), 'page', lang );
	} );
}

test( 'so it does to a story, an event and a mentor', async ( {
	page,
	newVisitor,
} ) => {
	const visitor = await newVisitor();
	await fromEditorToSite( page, visitor, 'mentoriai_story', 'en' );
	await fromEditorToSite( page, visitor, 'mentoriai_event', 'lt' );
	await fromEditorToSite( page, visitor, 'mentoriai_mentor', 'en' );
} );
