import type { ReactNode } from 'react';
import { ROUTES } from '../../api/generated/routes';
import { type BootData, setBootData } from '../../lib/boot';
import { type Entry, renderScreen } from '../../testing/render-screen';
import type { Field, Mentor, MentorCardData, MentorPage } from './api';

export interface Sent {
	route: string;
	body: Record< string, unknown >;
	aborted: () => boolean;
	/** Answers it; until then it is on its way. */
	answer: ( body: unknown, status?: number ) => Promise< void >;
}

export const FIELDS: Field[] = [
	{
		id: 1,
		slug: 'pardavimai',
		name: 'Pardavimai',
		description: '',
		count: 9,
	},
	{ id: 2, slug: 'eksportas', name: 'Eksportas', description: '', count: 3 },
	{ id: 3, slug: 'tuscia', name: 'Tuščia', description: '', count: 0 },
];

export function card( id: number, over: Partial< MentorCardData > = {} ) {
	return {
		id,
		kind: 'dynamic',
		title: `Vardė Pavardė ${ id }`,
		text: 'Vadovė',
		text_lang: 'lt',
		img: null,
		town: '',
		taxs: [ 'Pardavimai' ],
		taxs_id: [ 1 ],
		paskyrosUzimtumas: false,
		busy_until: null,
		full: false,
		answers_in_days: null,
		link: `http://localhost/mentorius/m-${ id }`,
		slug: `m-${ id }`,
		average_rating: 0,
		total_reviews: 0,
		...over,
	} satisfies MentorCardData;
}

/** A page of cards from one id to another. */
export function page( from: number, to: number, total: number ): MentorPage {
	const list = [];
	for ( let id = from; id <= to; id++ ) {
		list.push( card( id ) );
	}
	return {
		status: true,
		list,
		total,
		seed: '2026-11-21',
		keyword_used: '',
		miestai: [],
	};
}

export function mentor( over: Partial< Mentor > = {} ): Mentor {
	return {
		status: true,
		...card( 1 ),
		html_text: '<p>Padedu augti.</p>',
		share_link: 'http://localhost/mentorius/m-1',
		alternates: { lt: null, en: null },
		linkedin: '',
		others: [],
		...over,
	};
}

/** Takes what the app sends; the test answers. */
export function startServer(): Sent[] {
	const sent: Sent[] = [];
	window.fetch = jest.fn( ( url: RequestInfo | URL, init?: RequestInit ) => {
		const { signal, body } = init ?? {};
		const path = new URL( String( url ) ).pathname.replace( '/rest/', '' );
		return new Promise< Response >( ( resolve, reject ) => {
			signal?.addEventListener( 'abort', () => reject( signal.reason ) );
			sent.push( {
				route: path,
				body: body ? JSON.parse( String( body ) ) : {},
				aborted: () => signal?.aborted ?? false,
				answer: async ( data, status = 200 ) =>
					resolve( {
						ok: status < 400,
						status,
						headers: new Headers(),
						json: async () => data,
					} as Response ),
			} );
		} );
	} );
	return sent;
}

export function boot( replies: BootData[ 'replies' ] = [] ): void {
	const titles = {
		MentoriaiDynamic: 'E. mentoriai',
		MentoriaiStatic: 'Mentoriai spiečiuose',
	};
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/rest/',
		basePath: '',
		status: 200,
		pages: Object.entries( titles ).map( ( [ type, title ] ) => ( {
			type,
			title,
			url:
				type === 'MentoriaiDynamic'
					? '/e-mentoriai'
					: '/mentoriai-spieciuose',
			pageid: 0,
			post_parent: 0,
		} ) ),
		replies,
	} as unknown as BootData );
}

/** Shows a screen at an address of a small site. */
export function open( path: Entry, pattern: string, screen: ReactNode ) {
	renderScreen( screen, path, { pattern, browser: true } );
}

/** Every route the tests name exists. */
export const route = ( name: keyof typeof ROUTES ): string =>
	ROUTES[ name ].path;
