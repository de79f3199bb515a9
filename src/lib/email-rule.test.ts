import cases from '../../tests/fixtures/rules/email.json';
import { isEmail } from './rules';

describe( 'isEmail', () => {
	it.each( cases )( '$email: $valid', ( { email, valid } ) => {
		expect( isEmail( email ) ).toBe( valid );
	} );
} );
