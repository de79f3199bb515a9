import { ME, MENTOR, message } from '../testing/fake-server';
import { begin, byDay, continueWith, lastForeignId, merge } from './thread';

const thread = begin(
	[ message( 3, ME, 'a' ), message( 5, MENTOR, 'b' ) ],
	true
);

it( 'keeps one of each message, in order, and the same object when nothing is new', () => {
	const more = merge( thread, [
		message( 9, ME, 'd' ),
		message( 5, MENTOR, 'b' ),
		message( 4, ME, 'c' ),
	] );
	expect( more.messages.map( ( { id } ) => id ) ).toEqual( [ 3, 4, 5, 9 ] );
	expect( lastForeignId( more, ME ) ).toBe( 5 );
	expect( merge( thread, [ message( 3, ME, 'a' ) ] ) ).toBe( thread );
} );

it( 'knows up to where nothing is missing', () => {
	expect( begin( [], false ).upTo ).toBe( 0 );
	// Sent from here; the other side's 8 is not known yet.
	const sent = merge( thread, [ message( 9, ME, 'd' ) ] );
	expect( sent.upTo ).toBe( 5 );
	const caught = continueWith( sent, 5, [
		message( 8, MENTOR, 'c' ),
		message( 9, ME, 'd' ),
	] );
	expect( caught.upTo ).toBe( 9 );
	expect( caught.messages.map( ( { id } ) => id ) ).toEqual( [ 3, 5, 8, 9 ] );
	// A page from further on than this tab is.
	expect(
		continueWith( thread, 20, [ message( 21, MENTOR, 'e' ) ] ).upTo
	).toBe( 5 );
} );

it( 'separates the days of Vilnius', () => {
	const days = byDay( [
		message( 1, ME, 'a', '2026-11-20T21:59:59Z' ),
		message( 2, ME, 'b', '2026-11-20T22:00:00Z' ),
		message( 3, ME, 'c', '2026-11-21T12:00:00Z' ),
	] );
	expect(
		days.map( ( { date, messages } ) => [ date, messages.length ] )
	).toEqual( [
		[ '2026-11-20', 1 ],
		[ '2026-11-21', 2 ],
	] );
} );
