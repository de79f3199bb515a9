import { ME, MENTOR, message } from '../testing/fake-server';
import { byDay, lastForeignId, lastId, merge } from './thread';

const thread = {
	messages: [ message( 3, ME, 'a' ), message( 5, MENTOR, 'b' ) ],
	hasEarlier: true,
};

it( 'keeps one of each message, in order, and the same object when nothing is new', () => {
	const more = merge( thread, [
		message( 9, ME, 'd' ),
		message( 5, MENTOR, 'b' ),
		message( 4, ME, 'c' ),
	] );
	expect( more.messages.map( ( { id } ) => id ) ).toEqual( [ 3, 4, 5, 9 ] );
	expect( lastId( more ) ).toBe( 9 );
	expect( lastForeignId( more, ME ) ).toBe( 5 );
	expect( merge( thread, [ message( 3, ME, 'a' ) ] ) ).toBe( thread );
	expect( lastId( undefined ) ).toBe( 0 );
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
