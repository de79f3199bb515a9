import { type Page } from '@playwright/test';
import {
	type Corpus,
	fillSite,
	HTML,
	LINE,
	NAMES,
	PAYLOADS,
	READ,
	TEXT,
	Trap,
} from '../support/corpus';
import { newestMail } from '../support/mail';
import { api, enter, newPerson } from '../support/people';
import { demoSite, runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';
import { enterAdmin } from '../support/wp-admin';

/**
 * What people type is shown to others as text, in every place: nothing of it runs, and no request leaves.
 * A table of places, each opened in a browser whose trap notices a script, a dialog, a request and an element.
 */

/** Where, what is to be read there, and what to do first. */
type Place = readonly [
	path: string,
	shown: string,
	act?: ( page: Page ) => Promise< unknown >,
];

const IMAGE = PAYLOADS[ 0 ];
const ENTITIES = '&lt;b&gt;&amp;&#60;img';
const FOUNDER = NAMES[ 0 ].join( ' ' );
const MENTOR = NAMES[ 1 ].join( ' ' );
const ASKED = encodeURIComponent( LINE );

const press = ( name: string | RegExp ) => ( page: Page ) =>
	page.getByRole( 'button', { name } ).first().click();

let corpus: Corpus;

test.beforeAll( async () => {
	corpus = await fillSite();
} );

test.afterAll( () => corpus.remove() );

async function walk(
	page: Page,
	trap: Trap,
	places: readonly Place[]
): Promise< void > {
	for ( const [ path, shown, act ] of places ) {
		await page.goto( path );
		await act?.( page );
		await trap.shows( page, shown, path );
	}
}

test( 'a guest reads it in lists, on pages, in surveys and gets it back from addresses', async ( {
	page,
	allowErrors,
} ) => {
	test.setTimeout( 240_000 );
	allowErrors( /status of 40[04]/ );
	const trap = await Trap.in( page.context() );
	const mentor = `/mentorius/${ corpus.mentor.slug }`;
	const event = `/event/${ corpus.slug( 'mentoriai_event' ) }`;
	const hub = `/mentoriai-spieciuose/${ corpus.slug( 'mentoriai_mentor' ) }`;
	const survey = `/apklausa/${ corpus.survey }/${ corpus.surveyHash }`;
	await walk( page, trap, [
		[ mentor, ENTITIES ],
		[ mentor, ENTITIES, press( /^1 / ) ],
		[ `/en${ mentor }`, MENTOR ],
		[ mentor, MENTOR, press( lt( 'Write to the mentor' ) ) ],
		[
			'/e-mentoriai',
			LINE,
			( list ) => list.getByRole( 'searchbox' ).fill( 'trap' ),
		],
		[ event, LINE ],
		[ '/renginiai', LINE ],
		[
			`/success-stories/${ corpus.slug( 'mentoriai_story' ) }`,
			`mentoriai/checklist bloko_tekstas ${ LINE }`,
		],
		[ hub, LINE ],
		[ `/${ corpus.slug( 'page' ) }`, LINE ],
		[ survey, LINE ],
		[ `/en${ survey }`, LINE ],
	] );
	for ( const path of [
		`/e-mentoriai?sritis=${ ASKED }`,
		`/e-mentoriai?miestas=${ ASKED }`,
		`/renginiai?miestas=${ ASKED }&laikotarpis=${ ASKED }`,
		`/sekmes-istorijos?puslapis=${ ASKED }`,
		`/prisijungti?error=${ ASKED }&email=${ ASKED }&key=${ ASKED }&social=${ ASKED }`,
		`/atstatyti-slaptazodi?email=${ ASKED }&key=${ ASKED }`,
		`/nera/${ ASKED }`,
		`/?s=${ ASKED }nerasta`,
		`/mentorius/${ ASKED }`,
		`/pokalbis/${ ASKED }`,
		`/e-mentoriai#${ ASKED }`,
		`/?mentoriai_unsubscribe=${ ASKED }`,
	] ) {
		await page.goto( path );
		await expect(
			page.getByRole( 'heading', { level: 1 } ).first(),
			path
		).toBeVisible();
		await trap.isQuiet( page, path );
	}
} );

test( 'every text of every block of editors, embedded addresses and captions', async ( {
	page,
} ) => {
	const trap = await Trap.in( page.context() );
	const path = `/${ corpus.slug( 'page' ) }`;
	await page.goto( path );
	await expect(
		page.getByRole( 'button', { name: LINE } ).first()
	).toBeVisible();
	await trap.isQuiet( page, path );
	// Unfolded and answered.
	await page
		.locator( 'main details' )
		.evaluateAll( ( all ) =>
			all.forEach( ( one ) => one.setAttribute( 'open', '' ) )
		);
	for ( const answer of [ 'Yes', 'No' ] as const ) {
		const checklist = page.locator( '.mp-checklist' ).first();
		await checklist.getByRole( 'radio', { name: lt( answer ) } ).check();
		await checklist
			.getByRole( 'button', { name: lt( 'See the result' ) } )
			.click();
		await expect( checklist.getByRole( 'status' ) ).toContainText(
			`mentoriai/checklist tekstas_${
				answer === 'Yes' ? 'visi' : 'ne_visi'
			} ${ LINE }`
		);
	}
	const said = await page
		.locator( 'main' )
		.evaluate( ( main ) =>
			[
				main.textContent,
				...Array.from( main.querySelectorAll( 'img' ) ).map(
					( { alt } ) => alt
				),
			].join( ' ' )
		);
	expect(
		READ.filter(
			( text ) =>
				! text.includes( ' tekstas_' ) && ! said.includes( text )
		)
	).toEqual( [] );
	await trap.isQuiet( page, `${ path }, unfolded` );
} );

test( 'title, Open Graph, JSON-LD and the calendar hold it as it is', async ( {
	page,
} ) => {
	const trap = await Trap.in( page.context() );
	for ( const [ path, name ] of [
		[ `/mentorius/${ corpus.mentor.slug }`, MENTOR ],
		[ `/event/${ corpus.slug( 'mentoriai_event' ) }`, LINE ],
		[ `/success-stories/${ corpus.slug( 'mentoriai_story' ) }`, LINE ],
		[ `/${ corpus.slug( 'page' ) }`, LINE ],
	] as const ) {
		await page.goto( path );
		expect( await page.title(), path ).toContain( name );
		await expect(
			page.locator( 'head > meta[property="og:title"]' )
		).toHaveAttribute( 'content', new RegExp( escaped( name ) ) );
		const data = await page
			.locator( 'script[type="application/ld+json"]' )
			.allTextContents();
		expect( data.length, path ).toBeGreaterThan( 0 );
		expect(
			data
				.flatMap( ( json ) => texts( JSON.parse( json ) ) )
				.join( '\n' ),
			path
		).toContain( name );
		await trap.isQuiet( page, path );
	}
	const { url } = demoSite();
	const ics = await page.request.get(
		`${ url }/wp-json/data/v1/events/${ corpus.slug(
			'mentoriai_event'
		) }/ics`
	);
	expect( ics.headers()[ 'content-type' ] ).toBe(
		'text/calendar; charset=utf-8'
	);
	expect( ( await ics.text() ).replace( /\r\n /g, '' ) ).toContain(
		`SUMMARY:${ LINE.replace( /[\\;,]/g, '\\$&' ) }`
	);
} );

test( 'members read each other’s', async ( { page, newVisitor } ) => {
	test.setTimeout( 240_000 );
	const { founder, mentor, plan, conversation } = corpus;
	const founderTrap = await Trap.in( page.context() );
	await enter( page, founder.token, '/' );
	await walk( page, founderTrap, [
		[ '/zinutes', LINE ],
		[ `/pokalbis/${ conversation }`, ENTITIES ],
		[ '/veiksmu-planas', MENTOR ],
		[ `/veiksmu-planai/${ plan }`, ENTITIES ],
		[
			`/veiksmu-planai/${ plan }`,
			IMAGE,
			( sheet ) => sheet.emulateMedia( { media: 'print' } ),
		],
	] );
	await page.emulateMedia( { media: 'screen' } );
	await page.goto( '/profilis' );
	await expect( page.getByLabel( lt( 'Company name' ) ).first() ).toHaveValue(
		LINE
	);
	await page
		.getByRole( 'banner' )
		.getByRole( 'button', { name: /trap/ } )
		.click();
	await founderTrap.isQuiet( page, 'profile of the founder' );

	const other = await newVisitor();
	const mentorTrap = await Trap.in( other.context() );
	await enter( other, mentor.token, '/' );
	await walk( other, mentorTrap, [
		[ '/zinutes', FOUNDER ],
		[ `/pokalbis/${ conversation }`, FOUNDER ],
		[ '/veiksmu-planas', FOUNDER ],
		[ `/veiksmu-planai/${ plan }`, ENTITIES ],
		[ '/rezultatai', LINE ],
	] );

	// What comes by polling, and what a screen reader is told of it.
	await other.goto( `/pokalbis/${ conversation }` );
	const log = other.getByRole( 'listitem' ).filter( { hasText: ENTITIES } );
	await expect( log ).toHaveCount( 2 );
	await page.goto( `/pokalbis/${ conversation }` );
	await page.getByLabel( lt( 'Message text' ) ).fill( TEXT );
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	await expect( log ).toHaveCount( 3 );
	await mentorTrap.isQuiet( other, 'what came by polling' );
	await founderTrap.isQuiet( page, 'what was sent' );
} );

test( 'the name of a CV, and an address that is none', async ( { page } ) => {
	const trap = await Trap.in( page.context() );
	const mentor = newPerson( { role: 'mentorius' } );
	const name = '"><img src=x onerror=trap()>.pdf';
	const sent = await page.request.post( '/wp-json/data/v1/user/editcv', {
		headers: { Authorization: `Bearer ${ mentor.token }` },
		multipart: {
			'files[]': {
				name,
				mimeType: 'application/pdf',
				buffer: Buffer.from( '%PDF-1.4\n1 0 obj\n%%EOF\n' ),
			},
		},
	} );
	expect( sent.status() ).toBe( 200 );
	await enter( page, mentor.token, '/profilis' );
	await trap.shows( page, IMAGE, 'CV' );
	await page
		.getByLabel( lt( 'LinkedIn profile' ) )
		.fill( 'javascript:trap()' );
	await page.getByRole( 'button', { name: lt( 'Save profile' ) } ).click();
	await expect(
		page.getByText(
			lt( 'Enter an address that begins with https://www.linkedin.com/' )
		)
	).toBeVisible();
	await trap.isQuiet( page, 'LinkedIn' );
} );

test( 'staff read it in wp-admin', async ( { page, allowErrors } ) => {
	test.setTimeout( 240_000 );
	// Frames of previews run no script, not even the test's own.
	allowErrors( /Blocked script execution|status of 40/ );
	const { founder, mentor, survey } = corpus;
	const trap = await Trap.in( page.context() );
	await enterAdmin( page, 'admin', '/wp-admin/users.php?s=trap' );
	const person = ( id: number ) => `user=${ id }`;
	await walk( page, trap, [
		// WordPress's own column strips names.
		[ '/wp-admin/users.php?s=trap', founder.email ],
		[
			`/wp-admin/admin.php?page=mentoriai-review&${ person(
				mentor.id
			) }`,
			ENTITIES,
		],
		[
			`/wp-admin/admin.php?page=mentoriai-review&${ person(
				founder.id
			) }`,
			ENTITIES,
		],
		[
			`/wp-admin/admin.php?page=mentoriai-decide&decision=return&users=${ founder.id }`,
			FOUNDER,
		],
		[ '/wp-admin/admin.php?page=mentoriai-profile-changes', MENTOR ],
		[ `/wp-admin/user-edit.php?user_id=${ founder.id }`, IMAGE ],
		[ '/wp-admin/admin.php?page=mentoriai-mentorships', FOUNDER ],
		[ '/wp-admin/admin.php?page=mentoriai-plans', FOUNDER ],
		[ '/wp-admin/admin.php?page=mentoriai-reviews', ENTITIES ],
		[ '/wp-admin/admin.php?page=mentoriai-statistics', MENTOR ],
		[
			`/wp-admin/admin.php?page=mentoriai-statistics&mentor=${ mentor.id }`,
			MENTOR,
		],
		[ '/wp-admin/admin.php?page=mentoriai-translations', IMAGE ],
		[ '/wp-admin/admin.php?page=mentoriai-surveys', LINE ],
		[
			`/wp-admin/admin.php?page=mentoriai-surveys&survey=${ survey }`,
			ENTITIES,
			( screen ) => screen.getByRole( 'tab' ).nth( 2 ).click(),
		],
		[ '/wp-admin/edit.php?post_type=mentoriai_event', IMAGE ],
		[
			'/wp-admin/edit-tags.php?taxonomy=mentoriai_field&post_type=mentoriai_mentor',
			IMAGE,
		],
		[
			'/wp-admin/edit-tags.php?taxonomy=mentoriai_town&post_type=mentoriai_event',
			IMAGE,
		],
	] );
	for ( const path of [
		`/wp-admin/admin.php?page=mentoriai-mails&s=${ ASKED }&kind=${ ASKED }&state=${ ASKED }`,
		`/wp-admin/admin.php?page=mentoriai-plans&s=${ ASKED }`,
		`/wp-admin/admin.php?page=mentoriai-statistics&orderby=${ ASKED }&period=${ ASKED }&order=${ ASKED }`,
		`/wp-admin/admin.php?page=mentoriai-reviews&state=${ ASKED }&s=${ ASKED }`,
		`/wp-admin/users.php?s=${ ASKED }&mentoriai_status=${ ASKED }`,
		`/wp-admin/edit.php?post_type=mentoriai_event&mentoriai_when=${ ASKED }&mentoriai_language=${ ASKED }`,
		`/wp-admin/tools.php?page=mentoriai-setup&result=${ ASKED }`,
	] ) {
		await page.goto( path );
		await expect( page.locator( '#wpbody h1' ).first() ).toBeVisible();
		await trap.isQuiet( page, path );
	}

	// The preview of a mail's words.
	await page.goto(
		'/wp-admin/options-general.php?page=mentoriai-mail-texts&mail=welcome-frontuser&text=lt'
	);
	await page.locator( '#mentoriai-mail-subject' ).fill( LINE );
	await page
		.locator( '#mentoriai-mail-body' )
		.fill( PAYLOADS.slice( 0, 5 ).join( '\n\n' ) );
	await page.locator( 'button[name="do"][value="preview"]' ).click();
	await expect(
		page.frameLocator( 'iframe[sandbox=""]' ).locator( 'body' )
	).toContainText( IMAGE );
	await trap.isQuiet( page, 'preview of a mail' );

	// What stands around all of them.
	await page.goto(
		'/wp-admin/options-general.php?page=mentoriai-mail-texts&mail=frame&text=lt'
	);
	for ( const field of [ 'greeting', 'signature', 'why', 'unsubscribe' ] ) {
		await page.locator( `#mentoriai-mail-${ field }` ).fill( IMAGE );
	}
	await page.locator( 'button[name="do"][value="preview"]' ).click();
	const mail = page.frameLocator( 'iframe[sandbox=""]' ).locator( 'body' );
	await expect( mail ).toContainText( IMAGE );
	expect( ( await mail.innerText() ).split( IMAGE ) ).toHaveLength( 5 );
	await trap.isQuiet( page, 'preview of what stands around mails' );
} );

test( 'settings of the footer and the names of the site', async ( {
	page,
} ) => {
	const trap = await Trap.in( page.context() );
	const link = { text: LINE, link: 'javascript:trap()' };
	const footer = {
		slogan: LINE,
		block1: { title: LINE, type: 'links', links: [ link ], text: HTML },
		block2: { title: LINE, text: HTML },
		logo: { img: 0, url: 'javascript:trap()', text: LINE },
		credit: { url: 'javascript:trap()', text: LINE },
		copyright: LINE,
	};
	// As if they were set, for this browser only.
	await page.setExtraHTTPHeaders( {
		'X-Mentoriai-Settings': Buffer.from(
			JSON.stringify( {
				footer: { lt: footer, en: footer },
				site_name: LINE,
				social_facebook: 'javascript:trap()',
			} )
		).toString( 'base64' ),
	} );
	await page.goto( '/kontaktai' );
	await trap.shows( page, LINE, 'footer' );
	await expect(
		page.getByRole( 'contentinfo' ).getByText( LINE ).first()
	).toBeVisible();
} );

test( 'mails: text in both parts, one recipient', async ( { page } ) => {
	const trap = await Trap.in( page.context() );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	runPhp( `delete_user_meta( ${ mentor.id }, 'mentoriai_muted_mails' );` );
	await api( founder.token, 'save_profile', {
		firstName: NAMES[ 0 ][ 0 ],
		lastName: NAMES[ 0 ][ 1 ],
		pavadinimas: 'UAB Bandymas',
		regMetai: 2020,
		veiklosSritis: 'Duona',
		klausimai: 'Kaip?',
	} );
	await api( founder.token, 'message_send', {
		id: mentor.id,
		subject: LINE,
		message: TEXT,
	} );
	await api( founder.token, 'save_new_plan', {
		mentorId: mentor.id,
		pagrindinisTikslas: TEXT,
		planSteps: [
			{ veiksmas: TEXT, rezultatas: TEXT, terminas: '2039-01-01' },
		],
	} );
	runPhp( `do_action( 'mentoriai_run_due' );` );
	const mail = await newestMail( mentor.email );
	// Without the blanks of no width that keep mail programs from making links.
	const plain = ( text: string ) => text.replaceAll( '\u200b', '' );
	expect( plain( mail.text ) ).toContain( FOUNDER );
	await page.route( '**/laiskas', ( route ) =>
		route.fulfill( {
			contentType: 'text/html; charset=utf-8',
			body: plain( mail.html ),
		} )
	);
	await page.goto( '/laiskas' );
	await trap.shows( page, FOUNDER, 'mail' );
} );

function escaped( text: string ): string {
	return text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
}

/** Every text in some JSON. */
function texts( value: unknown ): string[] {
	if ( typeof value === 'string' ) {
		return [ value ];
	}
	return typeof value === 'object' && value !== null
		? Object.values( value ).flatMap( texts )
		: [];
}
