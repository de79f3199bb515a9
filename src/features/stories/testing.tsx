import type { ReactNode } from 'react';
import { type BootData, setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer, refusal } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render-screen';
import type { Story, StoryCardData, StoryPage } from './api';

export function card( id: number ): StoryCardData {
	return {
		id,
		title: `Istorija ${ id }`,
		text: 'Trumpai',
		img: null,
		link: `http://localhost/success-stories/istorija-${ id }`,
		slug: `istorija-${ id }`,
	};
}

/** A page with the stories from one id to another. */
export function page( from: number, to: number, total: number ): StoryPage {
	const list = [];
	for ( let id = from; id <= to; id++ ) {
		list.push( card( id ) );
	}
	return { status: true, list, total };
}

export function story( over: Partial< Story > = {} ): Story {
	return {
		status: true,
		...card( 1 ),
		text_full: '<p>Visa istorija.</p>',
		istorijos: [ card( 2 ), card( 3 ) ],
		alternates: { lt: null, en: null },
		meta: { title: 'Istorija 1', description: 'Trumpai' },
		...over,
	};
}

/** Answers by path; a number is a status. What is not there cannot be reached. */
export function startServer( answers: Record< string, unknown > ): FakeServer {
	const server = new FakeServer();
	for ( const [ route, body ] of Object.entries( answers ) ) {
		server.answers[ route ] = () =>
			typeof body === 'number'
				? refusal( body, body === 404 ? 'not_found' : 'server_error' )
				: { body };
	}
	return server;
}

export function boot( replies: BootData[ 'replies' ] = [] ): void {
	setBootData(
		bootDataFor( {
			pages: [
				{
					type: 'Stories',
					title: 'Sėkmės istorijos',
					url: '/sekmes-istorijos',
					pageid: 0,
					post_parent: 0,
				},
			],
			replies,
		} )
	);
}

/** Shows a screen at an address of a small site. */
export function open( path: string, pattern: string, screen: ReactNode ) {
	renderScreen( screen, path, { pattern, browser: true } );
}
