import { ApiError } from '../../../api/errors';
import { Poller } from './poller';

function refused( status: number, retryAfter: number | null = null ) {
	return new ApiError(
		{ status: false, code: 'x', message: '', data: { status } },
		retryAfter
	);
}

let poll: jest.Mock< Promise< void >, [ AbortSignal ] >;
let failing: boolean[];
let ended: number[];

beforeEach( () => {
	jest.useFakeTimers();
	poll = jest.fn< Promise< void >, [ AbortSignal ] >( async () => undefined );
	failing = [];
	ended = [];
} );

afterEach( () => jest.useRealTimers() );

function poller( random = 0.5 ) {
	return new Poller( {
		poll,
		onFailing: ( state ) => failing.push( state ),
		onEnd: ( error ) => ended.push( error.status ),
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
	expect( failing.at( -1 ) ).toBe( false );
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

it.each( [ 401, 403, 404 ] )( 'ends at %s for good', async ( status ) => {
	poll.mockRejectedValue( refused( status ) );
	const it = poller();
	it.start( true );
	await pass( 0 );
	it.start( true );
	await pass( 100_000 );
	expect( poll ).toHaveBeenCalledTimes( 1 );
	expect( ended ).toEqual( [ status ] );
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
