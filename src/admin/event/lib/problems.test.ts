import { factsOf, metaOf } from './event-facts';
import { completedLink, isLink, problemsOf } from './problems';
import type { EventFacts } from './types';

const GOOD: EventFacts = {
	...factsOf( {} ),
	startDate: '2026-11-21',
};

const fieldsOf = ( changes: Partial< EventFacts >, title = 'Mugė' ) =>
	problemsOf( title, { ...GOOD, ...changes } ).map( ( { field } ) => field );

describe( 'problemsOf', () => {
	it( 'asks for a title and a date, no more', () => {
		expect( fieldsOf( {} ) ).toEqual( [] );
		expect( fieldsOf( { startDate: '' }, ' ' ) ).toEqual( [
			'title',
			'startDate',
		] );
	} );

	it.each( [
		[ { endDate: '2026-11-20' }, [ 'endDate' ] ],
		[ { endDate: '2026-11-21' }, [] ],
		[ { startDate: '2026-02-30' }, [ 'startDate' ] ],
		[ { endDate: '2027-02-29' }, [ 'endDate' ] ],
		[ { startTime: '25:00' }, [ 'startTime' ] ],
		[ { startTime: '09:00', endTime: '9' }, [ 'endTime' ] ],
		[ { startTime: '10:00', endTime: '09:00' }, [ 'endTime' ] ],
		[ { startTime: '10:00', endTime: '10:00' }, [ 'endTime' ] ],
		[ { endTime: '09:00' }, [ 'startTime' ] ],
		[
			{
				startTime: '10:00',
				endDate: '2026-11-22',
				endTime: '09:00',
			},
			[],
		],
		[ { mapUrl: 'maps', url: 'ftp://x.lt' }, [ 'mapUrl', 'url' ] ],
		[
			{
				speakers: [
					{ title: '', subtitle: '' },
					{ title: ' ', subtitle: 'Direktorė' },
				],
			},
			[ 'speaker-1' ],
		],
		[
			{
				speakers: [
					{
						title: '',
						subtitle: '',
						mentor: { kind: 'dynamic' as const, id: 7 },
					},
				],
			},
			[ 'speaker-0' ],
		],
	] )( 'of %j are at %j', ( changes, fields ) => {
		expect( fieldsOf( changes ) ).toEqual( fields );
	} );
} );

describe( 'links', () => {
	it.each( [
		[ 'https://vieta.lt/a?b=1', true ],
		[ 'https://ąžuolas.lt', true ],
		[ 'https://', false ],
		[ 'https://vieta', false ],
		[ 'https://vie ta.lt', false ],
		[ 'javascript:alert(1)', false ],
		[ 'http://vieta.lt', true ],
		[ 'https://aš@vieta.lt', false ],
		[ 'ftp://vieta.lt', false ],
	] )( '%s: %s', ( link, good ) => {
		expect( isLink( link ) ).toBe( good );
	} );

	it( 'copied without https:// are completed, other words are left', () => {
		expect( completedLink( ' www.vieta.lt/renginys ' ) ).toBe(
			'https://www.vieta.lt/renginys'
		);
		expect( completedLink( 'netoli stoties' ) ).toBe( 'netoli stoties' );
		expect( completedLink( 'http://vieta.lt' ) ).toBe( 'http://vieta.lt' );
	} );
} );

describe( 'factsOf and metaOf', () => {
	it( 'read what is there and leave the rest empty', () => {
		const facts = factsOf( {
			_mentoriai_start_date: '2026-11-21',
			_mentoriai_show_end: true,
			_mentoriai_event_status: '',
			_mentoriai_speakers: { broken: true },
			_mentoriai_files: [ { file: 5, text: 'Programa' } ],
		} );
		expect( facts ).toMatchObject( {
			startDate: '2026-11-21',
			showEnd: true,
			status: 'scheduled',
			speakers: [],
			files: [ { file: 5, text: 'Programa' } ],
		} );
		expect( metaOf( { startDate: '', showEnd: false } ) ).toEqual( {
			_mentoriai_start_date: '',
			_mentoriai_show_end: false,
		} );
	} );
} );
