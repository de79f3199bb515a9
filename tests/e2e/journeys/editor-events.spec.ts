import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { countClicks } from '../support/clicks';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { editorTitle, enterAdmin } from '../support/wp-admin';

/** An editor who knows WordPress adds an event, is told what is wrong, publishes and later cancels it. */

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

/** wp-admin speaks the language of the person; both are right. */
const said = ( ...texts: string[] ) =>
	new RegExp( `^(${ texts.join( '|' ) })$` );

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

interface SingleEvent {
	dates: Record< string, unknown >;
	miestas: string;
	vieta: string;
	location: string;
	map_url: string;
	pranesejai: unknown[];
	files: { file: string; text: string; size: number }[];
	event_status: string;
}

/** The facts of an event, beside the text. */
const panels = ( page: Page ): Locator =>
	page.locator( '.interface-complementary-area, .editor-sidebar' ).first();

const fact = ( page: Page, name: string ): Locator =>
	page.locator( `#mentoriai-event-${ name }` );

async function violationsOf( page: Page, selector: string ) {
	await page.evaluate( AXE );
	return page.evaluate( async ( where ) => {
		const { axe } = window as unknown as {
			axe: {
				run: ( root: string ) => Promise< {
					violations: { id: string; nodes: { html: string }[] }[];
				} >;
			};
		};
		return ( await axe.run( where ) ).violations.map( ( { id, nodes } ) => [
			id,
			...nodes.map( ( { html } ) => html ),
		] );
	}, selector );
}

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 403/ );
} );

test( 'an editor adds an event with speakers and a file, is told what is wrong, publishes and cancels it', async ( {
	page,
	newVisitor,
} ) => {
	test.setTimeout( 180_000 );
	const mark = Date.now().toString( 36 );
	const name = `Medaus mugė ${ mark }`;
	const town = `Bitėnai ${ mark }`;
	await enterAdmin(
		page,
		'redaktore',
		'/wp-admin/post-new.php?post_type=mentoriai_event'
	);
	const title = await editorTitle( page );
	await title.fill( name );
	await title.press( 'Enter' );
	await page.keyboard.type( 'Ragausime medaus.' );
	await page.locator( '[data-tab-id="edit-post/document"]' ).click();
	const side = panels( page );

	// What is missing is told before publishing, with a way to the field.
	const header = page.locator( '.editor-header, .edit-post-header' );
	await header.locator( '.editor-post-publish-panel__toggle' ).click();
	const publish = page.locator(
		'.editor-post-publish-panel .editor-post-publish-button'
	);
	await expect( publish ).toHaveAttribute( 'aria-disabled', 'true' );
	await page
		.getByRole( 'button', {
			name: said(
				'Choose the date of the event\\.',
				'Pasirinkite renginio datą\\.'
			),
		} )
		.click();
	await expect( fact( page, 'startDate' ) ).toBeFocused();

	// Wrong dates and links are told at the field while they are written.
	await fact( page, 'startDate' ).fill( '2031-05-10' );
	await fact( page, 'endDate' ).fill( '2031-05-09' );
	await expect( fact( page, 'endDate' ) ).toHaveAccessibleDescription(
		/before the start date|ankstesnė už pradžios datą/
	);
	await expect( fact( page, 'endDate' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await fact( page, 'endDate' ).fill( '2031-05-11' );
	await expect( fact( page, 'endDate' ) ).toHaveAttribute(
		'aria-invalid',
		'false'
	);
	await fact( page, 'startTime' ).fill( '10:00' );
	await fact( page, 'endTime' ).fill( '16:30' );
	await fact( page, 'mapUrl' ).fill( 'netoli bažnyčios' );
	await fact( page, 'mapUrl' ).press( 'Tab' );
	await expect( fact( page, 'mapUrl' ) ).toHaveAccessibleDescription(
		/full map link|visą žemėlapio nuorodą/
	);
	await fact( page, 'mapUrl' ).fill( 'zemelapis.example.lt/bitenai' );
	await fact( page, 'mapUrl' ).press( 'Tab' );
	await expect( fact( page, 'mapUrl' ) ).toHaveValue(
		'https://zemelapis.example.lt/bitenai'
	);

	// A town that is not there yet, by the keyboard.
	await side
		.getByRole( 'button', {
			name: said( 'Add a new city', 'Pridėti naują miestą' ),
		} )
		.press( 'Enter' );
	await page.keyboard.type( town );
	await page.keyboard.press( 'Enter' );
	await expect(
		side.getByRole( 'combobox', { name: said( 'City', 'Miestas' ) } )
	).toBeFocused();
	await side
		.getByRole( 'textbox', {
			name: said( 'Place and address', 'Vieta ir adresas' ),
		} )
		.fill( 'Aikštė' );
	await expect(
		side.getByRole( 'textbox', {
			name: said( 'Short line for lists', 'Trumpas tekstas sąrašams' ),
		} )
	).toHaveValue( `${ town }, Aikštė` );

	// Two speakers, put in order by the keyboard.
	for ( const [ index, speaker ] of [ 'Jonas', 'Ona' ].entries() ) {
		await side
			.getByRole( 'button', {
				name: said( 'Add a speaker', 'Pridėti pranešėją' ),
			} )
			.press( 'Enter' );
		await expect( fact( page, `speaker-${ index }` ) ).toBeFocused();
		await page.keyboard.type( speaker );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Bitininkystė' );
	}
	const up = side.getByRole( 'button', {
		name: /^(Move up|Perkelti aukštyn): Ona$/,
	} );
	await up.press( 'Enter' );
	await expect( fact( page, 'speaker-0' ) ).toHaveValue( 'Ona' );
	await expect( up ).toBeFocused();

	// One of them is a mentor, found and chosen by the keyboard.
	const mentor = side
		.getByRole( 'combobox', { name: /^(Mentor|Mentorius) \(/ } )
		.first();
	await mentor.focus();
	await page.keyboard.type( 'Rasa Kaz' );
	await expect(
		side.getByRole( 'option', { name: /^Rasa Kazlauskienė/ } )
	).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( mentor ).toHaveValue( /^Rasa Kazlauskienė/ );
	await expect( fact( page, 'speaker-0' ) ).toHaveValue( 'Ona' );

	// A file through WordPress's media window.
	await side
		.getByRole( 'button', { name: said( 'Add files', 'Pridėti failų' ) } )
		.click();
	await page.locator( '.media-modal input[type="file"]' ).setInputFiles( {
		name: `programa-${ mark }.pdf`,
		mimeType: 'application/pdf',
		buffer: Buffer.from( PDF ),
	} );
	await page.locator( '.media-modal .media-button-select' ).click();
	const label = side.getByRole( 'textbox', {
		name: said(
			'Name of the file on the site',
			'Failo pavadinimas svetainėje'
		),
	} );
	await label.fill( 'Mugės programa' );
	await expect( side ).toContainText( `programa-${ mark }.pdf` );
	expect(
		await violationsOf( page, '.interface-complementary-area' ),
		'the panels'
	).toEqual( [] );

	await header.locator( '.editor-post-publish-panel__toggle' ).click();
	// WordPress answers when all of it is stored, the facts after the post.
	const stored = page.waitForResponse(
		( reply ) =>
			reply.request().method() === 'POST' &&
			/\/wp\/v2\/mentoriai_event\/\d+\b(?!\/)/.test( reply.url() )
	);
	await publish.click();
	const { id, slug } = ( await ( await stored ).json() ) as {
		id: number;
		slug: string;
	};

	const visitor = await newVisitor();
	const event = async () =>
		( await (
			await visitor.request.get( `/wp-json/data/v1/events/${ slug }` )
		).json() ) as SingleEvent;
	expect( await event() ).toMatchObject( {
		dates: {
			start_date: '2031-05-10',
			end_date: '2031-05-11',
			start_time: '10:00',
			end_time: '16:30',
			show_end: true,
		},
		miestas: town,
		vieta: 'Aikštė',
		location: `${ town }, Aikštė`,
		map_url: 'https://zemelapis.example.lt/bitenai',
		pranesejai: [
			{
				title: 'Ona',
				subtitle: 'Bitininkystė',
				link: expect.stringMatching(
					/\/mentorius\/rasa-kazlauskiene$/
				),
			},
			{ title: 'Jonas', subtitle: 'Bitininkystė' },
		],
		files: [ { text: 'Mugės programa', size: PDF.length } ],
		event_status: 'scheduled',
	} );
	await visitor.goto( `/event/${ slug }` );
	await expect(
		visitor.getByRole( 'heading', { level: 1, name } )
	).toBeVisible();
	await expect(
		visitor.getByRole( 'main' ).getByRole( 'link', { name: 'Ona' } )
	).toHaveAttribute( 'href', '/mentorius/rasa-kazlauskiene' );
	await expect(
		visitor.getByRole( 'link', { name: /Mugės programa/ } )
	).toHaveAttribute( 'href', new RegExp( `programa-${ mark }\\.pdf$` ) );

	// Published with something wrong: the button is off and a notice says why.
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await editorTitle( page );
	await fact( page, 'endDate' ).fill( '2031-05-01' );
	await expect( page.locator( '.components-notice.is-error' ) ).toContainText(
		/before the start date|ankstesnė už pradžios datą/
	);
	const save = header.locator( '.editor-post-publish-button' );
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await fact( page, 'endDate' ).fill( '2031-05-12' );
	await save.click();
	await expect
		.poll( async () => ( await event() ).dates.end_date )
		.toBe( '2031-05-12' );

	// Cancelled where it is listed.
	await page.goto(
		`/wp-admin/edit.php?post_type=mentoriai_event&s=${ mark }`
	);
	const row = page.locator( '#the-list tr' );
	await expect( row ).toHaveCount( 1 );
	await expect( row ).toContainText( '2031-05-10 10:00 – 2031-05-12' );
	await expect( row ).toContainText( town );
	const clicks = await countClicks( page );
	await row.hover();
	await row.getByRole( 'button', { name: /^Quick edit/i } ).click();
	await page
		.locator( '#the-list select[name="_mentoriai_event_status"]' )
		.selectOption( 'cancelled' );
	await page
		.locator( '.inline-edit-save' )
		.getByRole( 'button', { name: 'Update' } )
		.click();
	await expect(
		page.locator( '#the-list .column-mentoriai_status' )
	).toContainText( /Cancelled|Atšauktas/ );
	expect( clicks() ).toBeLessThanOrEqual( 3 );
	expect( ( await event() ).event_status ).toBe( 'cancelled' );

	runPhp( `
		foreach ( get_posts( [ 'post_type' => 'mentoriai_event', 'title' => '${ name }', 'post_status' => 'any' ] ) as $post ) { wp_delete_post( $post->ID, true ); }
		foreach ( get_posts( [ 'post_type' => 'attachment', 's' => 'programa-${ mark }', 'post_status' => 'any' ] ) as $file ) { wp_delete_attachment( $file->ID, true ); }
		wp_delete_term( get_term_by( 'name', '${ town }', 'mentoriai_town' )->term_id, 'mentoriai_town' );
	` );
} );

test( 'a picture that no server can open is refused in words', async ( {
	page,
} ) => {
	await enterAdmin( page, 'redaktore', '/wp-admin/media-new.php' );
	// The head of a PNG of 20,000 × 20,000 pixels says its size; the rest does not matter.
	const png = Buffer.from(
		'89504e470d0a1a0a0000000d4948445200004e2000004e200802000000',
		'hex'
	);
	await page.locator( '.moxie-shim input[type="file"]' ).setInputFiles( {
		name: 'didelis.png',
		mimeType: 'image/png',
		buffer: png,
	} );
	await expect( page.locator( '#media-items' ) ).toContainText(
		/20000 × 20000 (pixels|taškų)/
	);
} );
