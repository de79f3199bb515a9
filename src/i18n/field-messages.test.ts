import { setBootData, type BootData } from '../lib/boot';
import { fieldMessage } from './field-messages';

beforeEach( () =>
	setBootData( {
		settings: { password: { min: 8, max: 64 } },
	} as BootData )
);

describe( 'fieldMessage', () => {
	it( 'has a text of its own for every key of the contract', () => {
		const keys = [
			'required',
			'too_long',
			'invalid',
			'date_past',
			'user.incorectemail',
			'user.password_length',
			'user.passwords_differ',
			'user.invalidPhoneNumber',
			'ratemissing',
			'not_accepted',
		];
		const texts = keys.map( ( key ) => fieldMessage( key ) );
		expect( new Set( texts ).size ).toBe( keys.length );
		expect( texts ).not.toContain( undefined );
	} );

	it( 'tells the password rule in force', () => {
		expect( fieldMessage( 'user.password_length' ) ).toMatch(
			/Min: 8, Max: 64$/
		);
	} );

	it( 'says nothing where nothing is wrong', () => {
		expect( fieldMessage( undefined ) ).toBeUndefined();
		expect( fieldMessage( '' ) ).toBeUndefined();
	} );
} );
