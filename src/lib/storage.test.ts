import { dropStored, readStored, writeStored } from './storage';

describe( 'storage', () => {
	it( 'keeps, reads and drops', () => {
		expect( writeStored( 'draft', 'text' ) ).toBe( true );
		expect( readStored( 'draft' ) ).toBe( 'text' );
		expect( readStored( 'draft', 'session' ) ).toBeNull();
		dropStored( 'draft' );
		expect( readStored( 'draft' ) ).toBeNull();
	} );

	it( 'keeps nothing and fails nothing when it is full or switched off', () => {
		const fail = () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		};
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( fail );
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( fail );
		jest.spyOn( Storage.prototype, 'removeItem' ).mockImplementation(
			fail
		);
		expect( writeStored( 'draft', 'text' ) ).toBe( false );
		expect( readStored( 'draft' ) ).toBeNull();
		expect( () => dropStored( 'draft' ) ).not.toThrow();
	} );
} );
