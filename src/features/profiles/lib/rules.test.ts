import linkedin from '../../../../tests/fixtures/rules/linkedin.json';
import phone from '../../../../tests/fixtures/rules/phone.json';
import year from '../../../../tests/fixtures/rules/year.json';
import { cleanPhone, isLinkedin, isPhone, isYear } from './rules';

describe( 'rules that the server shares', () => {
	test.each( phone.valid )( 'phone "%s" is right', ( text ) => {
		expect( isPhone( text ) ).toBe( true );
	} );
	test.each( phone.invalid )( 'phone "%s" is wrong', ( text ) => {
		expect( isPhone( text ) ).toBe( false );
	} );
	test.each( linkedin.valid )( 'address "%s" is right', ( text ) => {
		expect( isLinkedin( text ) ).toBe( true );
	} );
	test.each( linkedin.invalid )( 'address "%s" is wrong', ( text ) => {
		expect( isLinkedin( text ) ).toBe( false );
	} );
	test.each( year.valid )( 'year "%s" is right', ( text ) => {
		expect( isYear( text, year.now ) ).toBe( true );
	} );
	test.each( year.invalid )( 'year "%s" is wrong', ( text ) => {
		expect( isYear( text, year.now ) ).toBe( false );
	} );
} );

test.each( [
	[ '+370 600 00 000', '+37060000000' ],
	[ '8-600 abc 00000', '860000000' ],
	[ '12+34', '1234' ],
	[ ' ++370', '+370' ],
	[ '1234567890123456789', '123456789012345' ],
	[ '+1234567890123456789', '+123456789012345' ],
	[ '', '' ],
] )( 'typing "%s" leaves "%s"', ( typed, left ) => {
	expect( cleanPhone( typed ) ).toBe( left );
} );
