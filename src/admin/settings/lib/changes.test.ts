import { impliedBy, valuesAfterSave, warningOf } from './changes';
import type { SettingField } from './types';

it( 'keeps what was typed while settings were saved', () => {
	expect(
		valuesAfterSave(
			{ site: 'Kept', mail: 'a@b.lt' },
			{ site: ' Kept', mail: 'a@b.lt' },
			{ site: ' Kept', mail: 'typed@b.lt' }
		)
	).toEqual( { site: 'Kept', mail: 'typed@b.lt' } );
} );

it( 'a choice sets what it asks for, and warns of another value', () => {
	const mode = {
		name: 'mode',
		implied: {
			name: 'provider',
			value: 'ga4',
			to: 'opt-in',
			warning: 'Cookies!',
		},
	} as SettingField;
	const tabs = [ { name: 'a', title: 'A', fields: [ mode ] } ];

	expect( impliedBy( tabs, 'provider', 'ga4' ) ).toEqual( {
		mode: 'opt-in',
	} );
	expect( impliedBy( tabs, 'provider', 'matomo' ) ).toEqual( {} );
	expect( warningOf( mode, { provider: 'ga4', mode: 'opt-out' } ) ).toBe(
		'Cookies!'
	);
	expect( warningOf( mode, { provider: 'ga4', mode: 'opt-in' } ) ).toBe( '' );
	expect( warningOf( mode, { provider: 'off', mode: 'opt-out' } ) ).toBe(
		''
	);
} );
