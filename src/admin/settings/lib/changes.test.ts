import { valuesAfterSave } from './changes';

it( 'keeps what was typed while settings were saved', () => {
	expect(
		valuesAfterSave(
			{ site: 'Kept', mail: 'a@b.lt' },
			{ site: ' Kept', mail: 'a@b.lt' },
			{ site: ' Kept', mail: 'typed@b.lt' }
		)
	).toEqual( { site: 'Kept', mail: 'typed@b.lt' } );
} );
