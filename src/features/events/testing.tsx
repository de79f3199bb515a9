import type { ReactNode } from 'react';
import { type BootData, setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { renderScreen } from '../../testing/render-screen';
import type { EventCard, EventData } from './api';

/** An event of the list; upcoming unless told otherwise. */
export function card( id: number, over: Partial< EventCard > = {} ): EventCard {
	const start = over.start_date ?? '2026-12-03';
	return {
		id,
		title: `Renginys ${ id }`,
		start_date: start,
		end_date: start,
		start_time: '17:30',
		miestas: 'Kaunas',
		location: 'Kaunas, Kauno spiečius',
		link: `http://localhost/event/e-${ id }`,
		slug: `e-${ id }`,
		img: null,
		type_label: 'Mokymai',
		is_past: false,
		event_status: 'scheduled',
		moved_from: null,
		text_lang: 'lt',
		...over,
	};
}

/** A single event; its days are the card's. */
export function eventOf( over: Partial< EventData > = {} ): EventData {
	const facts = card( 1, over );
	return {
		status: true,
		...facts,
		dates: {
			start_date: facts.start_date,
			end_date: facts.end_date,
			start_time: facts.start_time,
			end_time: '19:30',
			show_end: false,
		},
		vieta: 'Kauno spiečius, Pavyzdžio g. 5, Kaunas',
		map_url: '',
		url: 'https://registracija.test/1',
		files: [],
		pranesejai: [],
		aprasymas: '<p>Apie eksportą.</p>',
		share_link: 'http://localhost/event/e-1',
		ics: 'http://localhost/rest/events/e-1/ics',
		google: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
		alternates: { lt: null, en: null },
		...over,
	};
}

/** The page as the server printed it. */
export function boot( replies: BootData[ 'replies' ] = [] ): void {
	setBootData(
		bootDataFor( {
			restUrl: 'http://localhost/rest/',
			pages: [
				{
					type: 'Events',
					title: 'Renginiai',
					url: '/renginiai',
					pageid: 0,
					post_parent: 0,
				},
			],
			replies,
		} )
	);
}

/** The server answers every call with this from now on. */
export function answer( body: unknown ): jest.Mock {
	const status =
		typeof body === 'object' && body !== null && 'data' in body
			? Number( ( body.data as { status: number } ).status )
			: 200;
	const fetched = jest.fn( async () => ( {
		ok: status < 400,
		status,
		headers: new Headers(),
		json: async () => body,
	} ) );
	window.fetch = fetched as unknown as typeof fetch;
	return fetched;
}

/** A refusal. */
export function refusal( status: number, code: string ) {
	return { status: false, code, message: '', data: { status } };
}

/** Shows a screen at an address of a small site. */
export function open( path: string, pattern: string, screen: ReactNode ) {
	renderScreen( screen, path, { pattern, browser: true } );
}
