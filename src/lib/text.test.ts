import { hashOf } from './hash';
import { codePoints, initials } from './text';

describe( 'text', () => {
	it.each( [
		[ 'Rasa Kazlauskienė', 'RK' ],
		[ 'ąžuolas žemaitis-šernas', 'ĄŽ' ],
		[ '  Ona  Marija   Petraitė ', 'OP' ],
		[ 'Jonas', 'J' ],
		[ '„Tomas“ (mentorius)', 'TM' ],
		[ '', '' ],
	] )( 'initials of %p', ( name, expected ) => {
		expect( initials( name ) ).toBe( expected );
	} );

	it( 'counts as the server: trimmed, composed, whole characters', () => {
		expect( codePoints( ' 🙂e\u0328\r\nb\t' ) ).toBe( 4 );
	} );

	it( 'hashes a number and its text alike, never below zero', () => {
		expect( hashOf( 42 ) ).toBe( hashOf( '42' ) );
		expect( hashOf( 'kažkas' ) ).toBeGreaterThanOrEqual( 0 );
	} );
} );
