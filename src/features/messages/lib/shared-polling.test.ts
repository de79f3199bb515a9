import { ApiError } from '../../../api/errors';
import { keepTabsApart, letTabsMeet } from '../../../testing/browser-tabs';
import { MENTOR, message } from '../testing/fake-server';
import { type Page, SharedPolling } from './shared-polling';

interface Asked {
	convoId: number;
	after: number;
	at: number;
}

let asked: Asked[];
let inFlight: number;
let answer: ( convoId: number, after: number ) => number[];
let tabs: SharedPolling[];

beforeEach( () => {
	jest.useFakeTimers();
	letTabsMeet();
	asked = [];
	inFlight = 0;
	answer = () => [];
	tabs = [];
} );

afterEach( () => {
	tabs.forEach( ( tab ) => tab.close() );
	keepTabsApart();
	jest.useRealTimers();
} );

const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

/** A tab of the browser, with what it got and whether it shows the banner. */
function open( convoId: number, { person = 7, from = 10 } = {} ) {
	const tab = { got: [] as number[], failing: false, upTo: from };
	const polling = new SharedPolling( {
		person,
		convoId,
		upTo: () => tab.upTo,
		load: async ( id, after ) => {
			asked.push( { convoId: id, after, at: Date.now() } );
			expect( ++inFlight ).toBe( 1 );
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
			inFlight--;
			return answer( id, after ).map( ( mid ) =>
				message( mid, MENTOR, 'a' )
			);
		},
		pageSize: 3,
		onPage: ( page: Page ) => {
			tab.got.push( ...page.messages.map( ( { id } ) => id ) );
			tab.upTo = page.messages.at( -1 )?.id ?? tab.upTo;
		},
		onFailing: ( failing ) => ( tab.failing = failing ),
		random: () => 0.5,
	} );
	tabs.push( polling );
	return { tab, polling };
}

function refusal( status: number, retryAfter: number | null = null ) {
	return new ApiError(
		{ status: false, code: 'x', message: '', data: { status } },
		retryAfter
	);
}

it( 'asks once for three tabs of a conversation, and all have the answer', async () => {
	const all = [ open( 5 ), open( 5 ), open( 5 ) ];
	all.forEach( ( { polling } ) => polling.start( false ) );
	answer = ( _, after ) => ( after < 11 ? [ 11 ] : [] );
	await pass( 5099 );
	expect( asked ).toHaveLength( 0 );
	await pass( 1 );
	expect( asked ).toHaveLength( 1 );
	await pass( 60_000 );
	// Five seconds from the end of an answer that takes a tenth of one.
	expect( asked ).toHaveLength( 12 );
	expect( all.map( ( { tab } ) => tab.got ) ).toEqual( [
		[ 11 ],
		[ 11 ],
		[ 11 ],
	] );
} );

it( 'asks for every conversation that is on screen, one after the other', async () => {
	const [ one, other ] = [ open( 5 ), open( 6 ) ];
	one.polling.start( false );
	other.polling.start( false );
	answer = ( convoId, after ) =>
		convoId === 6 && after < 11 ? [ 11 ] : [];
	await pass( 5300 );
	expect( asked.map( ( { convoId } ) => convoId ).sort() ).toEqual( [
		5, 6,
	] );
	expect( other.tab.got ).toEqual( [ 11 ] );
	expect( one.tab.got ).toEqual( [] );
	other.polling.close();
	await pass( 5300 );
	asked = [];
	await pass( 30_000 );
	expect( asked.map( ( { convoId } ) => convoId ) ).not.toContain( 6 );
} );

it( 'hands the work over when its tab is hidden, without asking sooner', async () => {
	const [ one, other ] = [ open( 5 ), open( 5 ) ];
	one.polling.start( false );
	other.polling.start( true );
	await pass( 5200 );
	one.polling.stop();
	await pass( 30_000 );
	const gaps = asked.map(
		( { at }, i ) => at - ( asked[ i - 1 ]?.at ?? at )
	);
	expect( gaps.slice( 1 ) ).toEqual( gaps.slice( 1 ).map( () => 5100 ) );
	expect( asked.length ).toBeGreaterThan( 5 );
	answer = ( _, after ) => ( after < 11 ? [ 11 ] : [] );
	await pass( 5200 );
	// The hidden tab hears of it all the same.
	expect( one.tab.got ).toEqual( [ 11 ] );
	other.polling.stop();
	asked = [];
	await pass( 60_000 );
	expect( asked ).toHaveLength( 0 );
} );

it( 'leaves no hole in a tab that is behind', async () => {
	const [ one, behind ] = [
		open( 5, { from: 12 } ),
		open( 5, { from: 10 } ),
	];
	one.polling.start( false );
	behind.polling.start( false );
	answer = ( _, after ) =>
		[ 11, 12, 13, 14 ].filter( ( id ) => id > after ).slice( 0, 3 );
	await pass( 11_000 );
	expect( asked.slice( 0, 2 ).map( ( { after } ) => after ) ).toEqual( [
		10, 13,
	] );
	expect( behind.tab.got ).toEqual( [ 11, 12, 13, 14 ] );
} );

it( 'shares the banner and the wait after failures, also with who takes over', async () => {
	const [ one, other ] = [ open( 5 ), open( 5 ) ];
	one.polling.start( true );
	other.polling.start( true );
	answer = () => {
		throw refusal( 429, 30 );
	};
	await pass( 300 );
	expect( [ one.tab.failing, other.tab.failing ] ).toEqual( [ true, true ] );
	one.polling.stop();
	answer = () => [];
	await pass( 29_800 );
	expect( asked ).toHaveLength( 1 );
	await pass( 400 );
	expect( asked ).toHaveLength( 2 );
	expect( [ one.tab.failing, other.tab.failing ] ).toEqual( [
		false,
		false,
	] );
} );

it.each( [ 403, 404 ] )(
	'forgets a conversation that answers %s, and goes on with others',
	async ( status ) => {
		const [ one, twin, other ] = [ open( 5 ), open( 5 ), open( 6 ) ];
		[ one, twin, other ].forEach( ( { polling } ) =>
			polling.start( true )
		);
		answer = ( convoId ) => {
			if ( convoId === 5 ) {
				throw refusal( status );
			}
			return [];
		};
		await pass( 30_000 );
		expect( asked.filter( ( { convoId } ) => convoId === 5 ) ).toHaveLength(
			1
		);
		expect(
			asked.filter( ( { convoId } ) => convoId === 6 ).length
		).toBeGreaterThan( 3 );
	}
);

it( 'shares nothing between two people, and polls alone for nobody', async () => {
	const [ mine, theirs ] = [ open( 5 ), open( 5, { person: 8 } ) ];
	mine.polling.start( false );
	await pass( 500 );
	theirs.polling.start( false );
	answer = ( _, after ) => ( after < 11 ? [ 11 ] : [] );
	await pass( 5000 );
	expect( mine.tab.got ).toEqual( [ 11 ] );
	expect( theirs.tab.got ).toEqual( [] );
	await pass( 600 );
	expect( theirs.tab.got ).toEqual( [ 11 ] );
	mine.polling.close();
	theirs.polling.close();
	asked = [];
	open( 5, { person: 0 } ).polling.start( false );
	await pass( 500 );
	open( 5, { person: 0 } ).polling.start( false );
	await pass( 5200 );
	expect( asked ).toHaveLength( 2 );
} );
