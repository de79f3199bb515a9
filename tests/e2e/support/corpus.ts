import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { filled, HTML_FIELDS, OWN_BLOCKS, stored } from './blocks';
import {
	api,
	newConversation,
	newPerson,
	type Person,
	phpString,
} from './people';
import { demoSite, runPhp } from './site';

/** Hostile texts, the places they are put in, and who notices when one of them does something. */

/** One line, for titles and subjects: out of an attribute, a script, a title. */
export const LINE =
	'</title></script><script>trap()</script><img src=x onerror=trap()>"\'><svg onload=trap()>';

/** What people type into large fields. Each line must be read as it is. */
export const PAYLOADS = [
	'<img src=x onerror=trap()>',
	'<script>trap()</script>',
	'"><svg/onload=trap()>',
	"';trap();//",
	'</textarea></script><iframe srcdoc="<script>parent.trap()</script>">',
	'{{constructor.constructor("trap()")()}}${trap()}',
	'<a href="javascript:trap()">javascript:trap()</a>',
	'[x](javascript:trap()) http://evil.invalid/x.png',
	'<style>@import "http://evil.invalid/x.css";</style><link rel=stylesheet href=http://evil.invalid/x>',
	'<blockquote cite="x"><p title="--><img src=x onerror=trap()>">',
	'&lt;b&gt;&amp;&#60;img src=x onerror=trap()&#62;',
	'[gallery][embed]http://evil.invalid/[/embed]<!-- wp:html --><script>trap()</script><!-- /wp:html -->',
	'\u202Etxt.exe\u2066\uFEFF',
] as const;
export const TEXT = PAYLOADS.join( '\n' );

/** Written by editors into fields that are HTML: what is left of it must do nothing. */
export const HTML = [
	`<p>Redaktorių tekstas <b>trap()</b>${ PAYLOADS.filter(
		( text ) => ! text.includes( '<img src=x' )
	).join( '' ) }</p>`,
	'<img src="/wp-includes/images/blank.gif" onload="trap()" onerror="trap()" alt="x">',
	'<a href="&#106;avascript:trap()" onclick="trap()">nuoroda</a>',
	'<form action="http://evil.invalid"><button formaction="javascript:trap()">x</button></form>',
	'<object data="http://evil.invalid/x"></object><embed src="http://evil.invalid/x"><base href="http://evil.invalid/"><meta http-equiv="refresh" content="0;url=http://evil.invalid/">',
	'<p style="background:url(http://evil.invalid/x)" id="root">stilius</p><math><mtext><script>trap()</script></mtext></math>',
].join( '' );

/** Both names of a founder and of a mentor, who may have 60 characters in each. */
export const NAMES = [
	[ '</script><script>trap()</script>', '<img src=x onerror=trap()>' ],
	[ '"><svg onload=trap()>', "'-trap()-'<img src=x onerror=trap()>" ],
] as const;

/** What people type where 80 characters fit. */
const SHORT = NAMES[ 0 ].join( '' );

const escaped = LINE.replace( /&/g, '&amp;' )
	.replace( /</g, '&lt;' )
	.replace( />/g, '&gt;' )
	.replace( /"/g, '&quot;' );

/** Where it leads, a picture, and what facts stand instead of: of these nothing is read. */
const UNREAD = /(?:link|url|ico|intro html)$/;

/** What is read of the blocks of editors. */
export const READ: string[] = [];

/** Every text of every block of the portal, as the editor types it, as markup, and where an address is expected. */
const OWN = OWN_BLOCKS.flatMap( ( block ) => {
	const inner =
		block.name === 'mentoriai/text'
			? `<!-- wp:paragraph -->${ HTML }<!-- /wp:paragraph -->`
			: '';
	const typed = filled( block, ( path, { type, enum: words } ) => {
		if ( words || ! [ type ].flat().includes( 'string' ) ) {
			// Of a word that is none of its kind there is nothing to see.
			return words?.[ 0 ];
		}
		const name = `${ block.name } ${ path }`;
		if ( ! UNREAD.test( name ) ) {
			READ.push( `${ name } ${ LINE }` );
		}
		return `${ name } ${ escaped }`;
	} );
	const others = [ LINE, HTML, 'javascript:trap()' ].map( ( text ) =>
		filled( block, ( path, { type } ) => {
			if ( ! [ type ].flat().includes( 'string' ) ) {
				return undefined;
			}
			// Of a picture in HTML a picture stays; in a text it is text, or nothing.
			return text === LINE &&
				HTML_FIELDS.includes( `${ block.name } ${ path }` )
				? HTML
				: text;
		} )
	);
	return [ typed, ...others ].map( ( attributes ) =>
		stored( block.name, attributes, inner )
	);
} );

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const picture = ( alt: string ) =>
	`<figure class="wp-block-image"><img src="/wp-includes/images/blank.gif" alt="${ alt }"/><figcaption class="wp-element-caption">${ HTML }</figcaption></figure>`;

/** Addresses of what is embedded, and what is written below and beside WordPress's blocks. */
const FOREIGN = [
	...[
		'javascript:trap()',
		`data:text/html,<script>trap()</script>`,
		`${ VIDEO }"><img src=x onerror=trap()>`,
		VIDEO,
	].map( ( url ) =>
		stored(
			'embed',
			{
				url,
				type: 'video',
				providerNameSlug: LINE,
				mentoriaiTitle: escaped,
				className: LINE,
			},
			`<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${ url }</div><figcaption class="wp-element-caption">${ HTML }</figcaption></figure>`
		)
	),
	stored(
		'video',
		{ src: 'javascript:trap()' },
		`<figure class="wp-block-video"><video controls src="javascript:trap()" poster="javascript:trap()" onerror="trap()"></video><figcaption>${ HTML }</figcaption></figure>`
	),
	stored( 'image', { url: 'javascript:trap()' }, picture( escaped ) ),
	stored(
		'gallery',
		{ caption: LINE },
		`<figure class="wp-block-gallery has-nested-images">${ stored(
			'image',
			{ id: 1 },
			picture( escaped )
		) }<figcaption>${ HTML }</figcaption></figure>`
	),
	stored(
		'table',
		{},
		`<figure class="wp-block-table"><table><tbody><tr><td>${ HTML }</td></tr></tbody></table><figcaption>${ HTML }</figcaption></figure>`
	),
	stored(
		'quote',
		{},
		`<blockquote class="wp-block-quote" cite="javascript:trap()"><p>${ HTML }</p><cite>${ HTML }</cite></blockquote>`
	),
	stored(
		'file',
		{ href: 'javascript:trap()' },
		`<div class="wp-block-file"><a href="javascript:trap()">${ LINE }</a></div>`
	),
	stored(
		'buttons',
		{},
		stored(
			'button',
			{ className: LINE },
			`<div class="wp-block-button"><a class="wp-block-button__link" href="javascript:trap()">${ LINE }</a></div>`
		)
	),
	stored(
		'details',
		{ summary: LINE },
		`<details class="wp-block-details"><summary>${ HTML }</summary><p>x</p></details>`
	),
];

const BLOCKS = [ ...OWN, ...FOREIGN ].join( '' );

export interface Corpus {
	founder: Person;
	mentor: Person;
	conversation: number;
	plan: number;
	survey: number;
	/** Of an unspent link. */
	surveyHash: string;
	/** Post type to path. */
	slug: ( type: string ) => string;
	remove: () => void;
}

interface Made {
	mark: string;
	posts: number[];
	terms: Record< string, number >;
	survey: number;
	links: string[];
}

export async function fillSite(): Promise< Corpus > {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const made = JSON.parse(
		runPhp(
			`$line = ${ phpString( LINE ) }; $html = ${ phpString(
				HTML
			) }; $blocks = ${ phpString( BLOCKS ) }; $people = array( ${
				founder.id
			}, ${ mentor.id } );\n${ readFileSync(
				join( __dirname, 'corpus.php' ),
				'utf8'
			) }`
		)
	) as Made;
	await api( founder.token, 'save_profile', {
		firstName: NAMES[ 0 ][ 0 ],
		lastName: NAMES[ 0 ][ 1 ],
		pavadinimas: LINE,
		regMetai: 2020,
		veiklosSritis: TEXT,
		klausimai: TEXT,
		town: SHORT,
	} );
	// Twice: the second time a public mentor's texts go to the list of changes.
	for ( const about of [ TEXT, `${ TEXT }!` ] ) {
		await api( mentor.token, 'save_profile', {
			firstName: NAMES[ 1 ][ 0 ],
			lastName: NAMES[ 1 ][ 1 ],
			pareigosirimone: LINE,
			pareigosirimoneen: LINE,
			sritis: [ made.terms.mentoriai_field ],
			paskyrosUzimtumas: '0',
			aprasymaslt: about,
			aprasymasen: about,
			linkedin: '',
			phoneNumber: '',
			town: SHORT,
		} );
	}
	const conversation = await newConversation( founder, mentor, LINE, TEXT );
	await api( mentor.token, 'message_reply', {
		convo_id: conversation,
		content: TEXT,
	} );
	const { id: plan } = await api< { id: number } >(
		founder.token,
		'save_new_plan',
		{
			mentorId: mentor.id,
			pagrindinisTikslas: TEXT,
			planSteps: [
				{ veiksmas: TEXT, rezultatas: TEXT, terminas: '2039-01-01' },
			],
		}
	);
	await api( founder.token, 'submit-review', {
		mentorId: mentor.id,
		comment: TEXT,
		rating: 4,
	} );
	await api( founder.token, 'submit_apklausa', {
		apklausaId: made.survey,
		userHash: made.links[ 0 ],
		klausimaiAtsakymai: [
			{ klausimas: 1, answer: 4, answerName: LINE },
			{ klausimas: 2, answer: LINE, answerName: LINE },
			{ klausimas: 3, answer: TEXT, answerName: LINE },
		],
	} );
	return {
		founder,
		mentor,
		conversation,
		plan,
		survey: made.survey,
		surveyHash: made.links[ 1 ] ?? '',
		slug: ( type ) => `x-${ made.mark }-${ type }`,
		remove: () => void clear( made, [ founder, mentor ] ),
	};
}

/** The site is everybody's: lists of other journeys must not be full of this. */
function clear( made: Made, people: Person[] ): void {
	runPhp( `
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( array( ${ people
			.map( ( { id } ) => id )
			.join() } ) as $id ) { wp_delete_user( $id ); }
		foreach ( array( ${ made.posts.join() }, ${
			made.survey
		} ) as $id ) { wp_delete_post( $id, true ); }
		${ Object.entries( made.terms )
			.map(
				( [ taxonomy, id ] ) =>
					`wp_delete_term( ${ id }, '${ taxonomy }' );`
			)
			.join( '' ) }
	` );
}

/** Sees whatever of the corpus is at work in a browser. */
export class Trap {
	private readonly noticed: string[] = [];

	private constructor() {}

	static async in( context: BrowserContext ): Promise< Trap > {
		const trap = new Trap();
		await context.exposeFunction( 'trapped', ( where: string ) => {
			trap.noticed.push( `ran on ${ where }` );
		} );
		await context.addInitScript( () => {
			const own = window as unknown as {
				trap: () => void;
				trapped: ( where: string ) => void;
			};
			own.trap = () => own.trapped( location.href );
		} );
		const { url } = demoSite();
		await context.route(
			( asked ) => ! asked.href.startsWith( url ),
			async ( route ) => {
				const asked = route.request().url();
				// WordPress's own pictures of people; what is asked of others stays here.
				if ( /^https:\/\/(secure|\d)\.gravatar\.com\//.test( asked ) ) {
					await route.fulfill( {
						contentType: 'image/svg+xml',
						body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
					} );
					return;
				}
				trap.noticed.push( `asked ${ asked }` );
				await route.abort();
			}
		);
		context.on( 'request', ( request ) => {
			if ( /\/(x|evil[^/]*)$/.test( request.url() ) ) {
				trap.noticed.push( `asked ${ request.url() }` );
			}
		} );
		context.on( 'dialog', ( dialog ) => {
			trap.noticed.push( `said ${ dialog.message() }` );
			void dialog.dismiss();
		} );
		return trap;
	}

	/** The text stands there to be read, and nothing else has become of it. */
	async shows( page: Page, text: string, where: string ): Promise< void > {
		await expect(
			page.getByText( text ).filter( { visible: true } ).first(),
			where
		).toBeVisible();
		await this.isQuiet( page, where );
	}

	async isQuiet( page: Page, where: string ): Promise< void > {
		const made = await page.evaluate( () => {
			const hostile =
				'[onerror*="trap"], [onload*="trap"], [onclick*="trap"], [href^="javascript:" i], [href*="evil.invalid"], [src*="evil.invalid"], [src="x"], [srcdoc]:not( [sandbox=""] ), [style*="evil"], [formaction], main form[action*="evil"], object, embed, base, meta[http-equiv="refresh"]';
			return [
				...Array.from( document.querySelectorAll( hostile ) ).filter(
					( { localName } ) => localName !== 'meta'
				),
				...Array.from( document.scripts ).filter(
					( script ) => script.text.trim() === 'trap()'
				),
			].map( ( element ) => element.outerHTML.slice( 0, 200 ) );
		} );
		expect( made, `elements on ${ where }` ).toEqual( [] );
		expect( this.noticed, where ).toEqual( [] );
	}
}
