import { ApiError } from '../../../api/errors';
import { type Pace, Poller } from './poller';

function refused( status: number, retryAfter: number | null = null ) {
	return new ApiError(
		{ status: false, code: 'x', message: '', data: { status } },
		retryAfter
	);
}

let poll: jest.Mock< Promise< void >, [ AbortSignal ] >;
let paces: Pace[];

beforeEach( () => {
	jest.useFakeTimers();
	poll = jest.fn< Promise< void >, [ AbortSignal ] >( async () => undefined );
	paces = [];
} );

afterEach( () => jest.useRealTimers() );

function poller( random = 0.5 ) {
	return new Poller( {
		poll,
		onPace: ( pace ) => paces.push( pace ),
		random: () => random,
	} );
}

const pass = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );

it.each( [
	[ 0, 4500 ],
	[ 0.5, 5000 ],
	[ 1, 5500 ],
] )( 'waits five seconds give or take a tenth (%s)', async ( random, ms ) => {
	poller( random ).start( false );
	await pass( ms - 1 );
	expect( poll ).toHaveBeenCalledTimes( 0 );
	await pass( 1 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
} );

it( 'counts from the end of the answer and never asks twice at once', async () => {
	let answer: () => void = () => undefined;
	poll.mockImplementation(
		() => new Promise< void >( ( resolve ) => ( answer = resolve ) )
	);
	const it = poller();
	it.start( true );
	it.start( true );
	await pass( 60_000 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	answer();
	await pass( 4999 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	await pass( 1 );
	expect( poll ).toHaveBeenCalledTimes( 2 );
} );

it( 'backs off 5, 10, 20, 40 and 40 seconds, says so once it works again', async () => {
	poll.mockRejectedValue( new ApiError( null ) );
	poller().start( true );
	await pass( 0 );
	let calls = 1;
	for ( const seconds of [ 5, 10, 20, 40, 40 ] ) {
		await pass( seconds * 1000 - 1 );
		expect( poll ).toHaveBeenCalledTimes( calls );
		await pass( 1 );
		expect( poll ).toHaveBeenCalledTimes( ++calls );
	}
	poll.mockResolvedValue();
	await pass( 40_000 );
	expect( paces.at( -1 ) ).toMatchObject( { failures: 0, wait: 5000 } );
	await pass( 5000 );
	expect( poll ).toHaveBeenCalledTimes( calls + 2 );
} );

it( 'obeys Retry-After, also after a pause', async () => {
	poll.mockRejectedValueOnce( refused( 429, 30 ) );
	const it = poller();
	it.start( true );
	await pass( 10_000 );
	it.stop();
	it.start( true );
	await pass( 19_999 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	await pass( 1 );
	expect( poll ).toHaveBeenCalledTimes( 2 );
} );

it( 'ends with the session, for good', async () => {
	poll.mockRejectedValue( refused( 401 ) );
	const it = poller();
	it.start( true );
	await pass( 0 );
	it.start( true );
	await pass( 100_000 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
} );

it( 'stops, gives the question up, and goes on at once', async () => {
	poll.mockImplementation( () => new Promise< void >( () => undefined ) );
	const it = poller();
	it.start( true );
	it.stop();
	expect( poll.mock.calls[ 0 ]?.[ 0 ].aborted ).toBe( true );
	await pass( 100_000 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	it.start( true );
	expect( poll ).toHaveBeenCalledTimes( 2 );
} );

it( 'does not ask sooner for having been away, and at once when it is overdue', async () => {
	const it = poller();
	it.start( true );
	await pass( 1000 );
	it.stop();
	await pass( 1000 );
	it.start( true );
	await pass( 2999 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	await pass( 1 );
	expect( poll ).toHaveBeenCalledTimes( 2 );
	it.stop();
	await pass( 60_000 );
	it.start( true );
	expect( poll ).toHaveBeenCalledTimes( 3 );
} );

it( 'goes on from where another one is, whatever the clock says', async () => {
	const it = poller();
	it.follow( { failures: 2, dueAt: Date.now() + 3_600_000, wait: 10_000 } );
	poll.mockRejectedValue( new ApiError( null ) );
	it.start( true );
	await pass( 9999 );
	expect( poll ).toHaveBeenCalledTimes( 0 );
	await pass( 1 );
	expect( paces.at( -1 ) ).toMatchObject( { failures: 3, wait: 20_000 } );
} );
