import { listActions } from './list';

function after( act: ( list: ReturnType< typeof make > ) => void ) {
	let entries: readonly string[] = [ 'a', 'b', 'c' ];
	act( make( entries, ( next ) => ( entries = next ) ) );
	return entries.join( '' );
}
const make = (
	entries: readonly string[],
	change: ( next: readonly string[] ) => void
) => listActions( entries, change );

test( 'entries are changed, added, removed and moved by one place', () => {
	expect( after( ( list ) => list.set( 1, 'x' ) ) ).toBe( 'axc' );
	expect( after( ( list ) => list.add( 'd' ) ) ).toBe( 'abcd' );
	expect( after( ( list ) => list.remove( 0 ) ) ).toBe( 'bc' );
	expect( after( ( list ) => list.move( 0, 1 ) ) ).toBe( 'bac' );
	expect( after( ( list ) => list.move( 2, -1 ) ) ).toBe( 'acb' );
} );

test( 'nothing moves out of the list', () => {
	expect( after( ( list ) => list.move( 0, -1 ) ) ).toBe( 'abc' );
	expect( after( ( list ) => list.move( 2, 1 ) ) ).toBe( 'abc' );
} );
