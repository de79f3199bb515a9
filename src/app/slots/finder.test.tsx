import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoundMentor } from '../../features/finding/api';
import { card } from '../../features/mentors/testing';
import { freshBrowser } from '../../features/mentors/shortlist-testing';
import { useBrowserList } from '../../features/mentors/lib/browser-list';
import { renderScreen } from '../../testing/render-screen';
import { FinderRoute } from './finder';

type Key = FoundMentor[ 'reasons' ][ number ][ 'key' ];

const PHOTO = {
	placeholder: { src: 'data:,', w: 4, h: 4 },
	resized: { src: '/photo.jpg', w: 40, h: 40 },
	alt: '',
};

const found = (
	id: number,
	reasons: Partial< Record< Key, string > >
): FoundMentor => ( {
	...card( id ),
	kind: 'dynamic',
	img: PHOTO,
	town: 'Kaunas',
	taxs: [ 'Eksportas', 'Teisė' ],
	taxs_id: [ 3, 4 ],
	answers_in_days: 2,
	reasons: Object.entries( reasons ).map( ( [ key, text ] ) => ( {
		key: key as Key,
		text,
	} ) ),
} );

test( 'a found card says its reasons and does not repeat them; the photos of the first row do not wait', async () => {
	freshBrowser().on( 'find_mentors', {
		status: true,
		list: [
			found( 1, {
				field: 'Same field: Eksportas',
				town: 'From your city: Kaunas',
				answers: 'Usually answers within 2 days',
				free: 'Has a free place now',
			} ),
			...[ 2, 3, 4 ].map( ( id ) => found( id, { free: 'Free' } ) ),
		],
	} );
	renderScreen( <FinderRoute />, '/rask-mentoriu#zingsnis=4&sritys=3', {
		browser: true,
	} );
	const [ first, second, , fourth ] = ( await screen.findAllByRole(
		'article'
	) ) as [ HTMLElement, HTMLElement, HTMLElement, HTMLElement ];
	for ( const fact of [ /Eksportas/, /Kaunas/, /Usually answers/ ] ) {
		expect( within( first ).getAllByText( fact ) ).toHaveLength( 1 );
		expect( within( second ).getAllByText( fact ) ).toHaveLength( 1 );
	}
	expect(
		within( first )
			.getByRole( 'list', { name: /^Why/ } )
			.textContent?.match( /Eksportas|Kaunas|2 days|free place/g )
	).toHaveLength( 4 );
	expect( within( first ).getByText( 'Teisė' ) ).toBeVisible();

	// Without a blurred one before it.
	expect( first.querySelectorAll( 'img' ) ).toHaveLength( 1 );
	expect( fourth.querySelectorAll( 'img' ) ).toHaveLength( 2 );

	// What is kept is the whole card.
	await userEvent.click( within( first ).getByRole( 'button' ) );
	expect( useBrowserList.getState().list[ 0 ] ).toMatchObject( {
		town: 'Kaunas',
		taxs: [ 'Eksportas', 'Teisė' ],
	} );
} );
