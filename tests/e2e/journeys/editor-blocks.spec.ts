import type { FrameLocator, Page } from '@playwright/test';
import { phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** Every block that an editor may insert goes through the editor to the page, and looks in the canvas as visitors see it. */

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** The text blocks, with what is compared: where it is in the canvas and where on the page. */
const BLOCKS = `
	const make = wp.blocks.createBlock;
	const p = ( content ) => make( 'core/paragraph', { content } );
	return [
		p( 'Pirma pastraipa' ),
		make( 'core/heading', { level: 2, content: 'Antraštė dvi' } ),
		make( 'core/heading', { level: 3, content: 'Antraštė trys' } ),
		make( 'core/list', { ordered: true }, [ make( 'core/list-item', { content: 'Sąrašo <em>eilutė</em>' } ) ] ),
		make( 'core/quote', { citation: 'Ona' }, [ p( 'Citatos tekstas' ) ] ),
		make( 'core/image', { id: ids.image, url: ids.url, alt: 'Nuotrauka', caption: 'Nuotraukos antraštė' } ),
		make( 'core/table', { body: [ { cells: [ { content: 'Langelis', tag: 'td' }, { content: 'Kitas', tag: 'td' } ] } ] } ),
		make( 'core/separator' ),
		make( 'core/buttons', {}, [ make( 'core/button', { text: 'Mygtukas', url: '/mentoriai' } ) ] ),
		make( 'core/file', { id: ids.file, href: ids.fileUrl, textLinkHref: ids.fileUrl, fileName: 'Gidas' } ),
		make( 'core/columns', {}, [ make( 'core/column', {}, [ p( 'Kairė skiltis' ) ] ), make( 'core/column', {}, [ p( 'Dešinė skiltis' ) ] ) ] ),
		make( 'core/details', { summary: 'Daugiau čia', showContent: true }, [ p( 'Atskleistas tekstas' ) ] ),
		make( 'core/embed', { url: ${ JSON.stringify(
			VIDEO
		) }, type: 'video', providerNameSlug: 'youtube', caption: 'Apie mentorystę' } ),
		make( 'core/video', { id: ids.video, src: ids.videoUrl } ),
		make( 'core/gallery', { linkTo: 'none' }, [ make( 'core/image', { id: ids.image, url: ids.url, alt: 'Galerijoje' } ), make( 'core/image', { id: ids.image, url: ids.url, alt: 'Šalia' } ) ] ),
		make( 'mentoriai/faq', { bloko_antraste: 'Klausimai čia', items: [ { klausimas: 'Kiek kainuoja?', atsakymas: 'Nieko.' } ] } ),
		make( 'mentoriai/checklist', { bloko_antraste: 'Pasitikrinimas čia', klausimai: [ 'Ar taip?' ], tekstas_visi: 'Taip.', tekstas_ne_visi: 'Ne.' } ),
		...( sections ? [ make( 'mentoriai/blocks2', { list: [ { title: 'Juosta čia', text: 'Tekstas', action: 'register', type: 'frontuser' } ] } ) ] : [] ),
	];
`;

/** What must look the same: the text's own element. */
const TEXTS = [
	'Pirma pastraipa',
	'Antraštė dvi',
	'Antraštė trys',
	'Sąrašo eilutė',
	'eilutė',
	'Citatos tekstas',
	'Nuotraukos antraštė',
	'Langelis',
	'Mygtukas',
	'Kairė skiltis',
	'Daugiau čia',
	'Atskleistas tekstas',
];

interface Ids {
	image: number;
	url: string;
	file: number;
	fileUrl: string;
	video: number;
	videoUrl: string;
}

const MADE = `
	$up = wp_upload_dir();
	$add = static function ( string $file, string $type, string $bytes ) use ( $up ): int {
		file_put_contents( $up['path'] . '/' . $file, $bytes );
		return wp_insert_attachment( array( 'post_title' => $file, 'post_mime_type' => $type, 'post_status' => 'inherit' ), $up['path'] . '/' . $file );
	};
	$gif   = base64_decode( 'R0lGODlhAQABAIAAAODl8AAAACwAAAAAAQABAAACAkQBADs=' );
	$image = $add( 'blokai.gif', 'image/gif', $gif );
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

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites; the video is a single byte.
	allowErrors(
		/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403|blokai\.mp4/
	);
	test.setTimeout( 120_000 );
} );

/** How the smallest element that holds a text is drawn. */
function looks( texts: readonly string[] ) {
	return texts.map( ( text ) => {
		const found = Array.from(
			document.querySelectorAll< HTMLElement >(
				'.is-root-container *, .mp-main *'
			)
		).filter( ( one ) => one.textContent?.trim() === text );
		const element = found[ found.length - 1 ];
		if ( ! element ) {
			return { text, missing: true };
		}
		const style = getComputedStyle( element );
		return {
			text,
			size: Math.round( parseFloat( style.fontSize ) ),
			weight: style.fontWeight,
			color: style.color,
			family: style.fontFamily.split( ',' )[ 0 ],
			slant: `${ style.fontStyle } ${ style.fontSynthesisStyle }`,
			marker: element.closest( 'li' ) && style.listStyleType,
		};
	} );
}

async function fill( page: Page, sections: boolean ): Promise< void > {
	await page.evaluate(
		( { source, given, withSections } ) => {
			const { wp } = window as unknown as {
				wp: {
					data: {
						dispatch: ( store: string ) => {
							resetBlocks: ( blocks: unknown ) => void;
						};
					};
				};
			};
			const blocks = new Function( 'ids', 'sections', source )(
				given,
				withSections
			);
			wp.data.dispatch( 'core/block-editor' ).resetBlocks( blocks );
		},
		{ source: BLOCKS, given: ids, withSections: sections }
	);
}

const inserter = ( page: Page ) =>
	page.evaluate( () => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					select: ( store: string ) => {
						getInserterItems: () => { name: string }[];
					};
				};
			};
		};
		return Array.from(
			new Set(
				wp.data
					.select( 'core/block-editor' )
					.getInserterItems()
					.map( ( { name } ) => name )
			)
		).sort();
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
	'mentoriai/checklist',
	'mentoriai/faq',
];

async function openCanvas( page: Page, id: string ): Promise< FrameLocator > {
	await enterAdmin(
		page,
		'redaktore',
		`/wp-admin/post.php?post=${ id }&action=edit`
	);
	await editorTitle( page );
	return page.frameLocator( 'iframe[name="editor-canvas"]' );
}

for ( const [ lang, type ] of [
	[ 'lt', 'page' ],
	[ 'en', 'mentoriai_story' ],
] as const ) {
	test( `every block of the list, and no other, goes from the editor to the site and looks the same (${ type }, ${ lang })`, async ( {
		page,
		newVisitor,
	} ) => {
		const slug = `blokai-${ lang }-${ Date.now().toString( 36 ) }`;
		const id = runPhp(
			`echo wp_insert_post( wp_slash( array( 'post_type' => '${ type }', 'post_status' => 'publish', 'post_title' => 'Blokai', 'post_name' => ${ phpString(
				slug
			) }, 'post_content' => '<!-- wp:verse --><pre class="wp-block-verse">Sena eilutė</pre><!-- /wp:verse -->', 'meta_input' => array( '_mentoriai_lang' => '${ lang }', '_mentoriai_screen' => 'default' ) ) ) );`
		);
		try {
			const canvas = await openCanvas( page, id );
			const isPage = type === 'page';
			const names = await inserter( page );
			expect(
				names.filter(
					( name ) => ! isPage || EVERYWHERE.includes( name )
				)
			).toEqual( EVERYWHERE );
			expect(
				names.filter(
					( name ) =>
						! EVERYWHERE.includes( name ) &&
						! name.startsWith( 'mentoriai/' )
				)
			).toEqual( [] );
			// What is not on the list says so.
			await expect(
				page
					.getByText(
						/has no look for these blocks|neturi išvaizdos šiems blokams/
					)
					.first()
			).toBeVisible();

			await fill( page, isPage );
			await expect(
				canvas.getByText( 'Atskleistas tekstas' )
			).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.locator( '.components-snackbar' ).first()
			).toBeVisible();
			const frame = page.frame( { name: 'editor-canvas' } );
			const edited = await frame?.evaluate( looks, TEXTS );
			// A picture of a gallery is as wide as its place, which the grid makes 12rem wide at least.
			expect(
				( await canvas.getByAltText( 'Galerijoje' ).boundingBox() )
					?.width
			).toBeGreaterThan( 190 );

			const visitor = await newVisitor();
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
			await visitor.getByText( 'Daugiau čia' ).click();
			await visitor.mouse.move( 0, 0 );
			const seen = await visitor.evaluate( looks, TEXTS );
			expect( edited ).toEqual( seen );
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
			await expect( visitor.getByText( 'Kiek kainuoja?' ) ).toBeVisible();
			await expect(
				visitor.getByText( 'Pasitikrinimas čia' )
			).toBeVisible();
			if ( isPage ) {
				await expect(
					visitor.locator( '.mp-sun-band' ).first()
				).toContainText( 'Juosta čia' );
			}
			expect(
				asked.filter( ( url ) => /youtu|vimeo/.test( url ) )
			).toEqual( [] );
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
	} );
}
