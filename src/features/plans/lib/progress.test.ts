import { step } from '../testing/fake-server';
import { matches } from './matches';
import { currentUid, isOverdue, nextDeadline } from './progress';

const TODAY = '2026-11-21';

it( 'knows what is next, late and now', () => {
	const steps = [
		step( { uid: 'a', terminas: '01/11/2026', status: true } ),
		step( { uid: 'b', terminas: '11/12/2026' } ),
		step( { uid: 'c', terminas: '20/11/2026' } ),
	];
	expect( nextDeadline( steps ) ).toBe( '2026-11-20' );
	expect( currentUid( steps ) ).toBe( 'b' );
	expect( steps.map( ( one ) => isOverdue( one, TODAY ) ) ).toEqual( [
		false,
		false,
		true,
	] );
	expect( nextDeadline( steps.slice( 0, 1 ) ) ).toBe( '' );
} );

it( 'finds names without their marks', () => {
	expect( matches( 'Šarūnas Mažeika', 'mazeika sar' ) ).toBe( true );
	expect( matches( 'Šarūnas Mažeika', 'rasa' ) ).toBe( false );
} );
