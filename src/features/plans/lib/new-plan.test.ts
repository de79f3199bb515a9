import { keepPlanDraft, readPlanDraft } from './draft';
import { matches } from './matches';
import { emptyPlan, emptyRow, planProblems, requestOf } from './new-plan';
import { currentUid, isOverdue, nextDeadline } from './progress';
import { step } from '../testing/fake-server';

const TODAY = '2026-11-21';

it( 'names every mistake as the server does, and only of the rows asked for', () => {
	const plan = {
		...emptyPlan(),
		steps: [
			{ ...emptyRow(), veiksmas: 'a', judged: true },
			{ ...emptyRow(), terminas: '2026-11-20' },
		],
	};
	expect( planProblems( plan, TODAY, ( { judged } ) => judged ) ).toEqual( {
		'planSteps.0.rezultatas': 'required',
		'planSteps.0.terminas': 'required',
	} );
	expect( planProblems( plan, TODAY ) ).toMatchObject( {
		'planSteps.1.veiksmas': 'required',
		'planSteps.1.terminas': 'date_past',
	} );
} );

it( 'keeps a begun plan for its person, with what was tried, until it is empty', () => {
	const tried = { text: 'x', clientId: 'y' };
	const plan = { ...emptyPlan(), mentorId: 9, goal: 'Goal' };
	keepPlanDraft( 7, plan, tried );
	expect( readPlanDraft( 7 ) ).toMatchObject( {
		plan: { mentorId: 9, goal: 'Goal', steps: [ { veiksmas: '' } ] },
		tried,
	} );
	expect( readPlanDraft( 8 ) ).toBeNull();
	keepPlanDraft( 7, emptyPlan(), null );
	expect( readPlanDraft( 7 ) ).toBeNull();
	window.localStorage.setItem( 'mentoriai.plan.7', '{"steps":3' );
	expect( readPlanDraft( 7 ) ).toBeNull();
} );

it( 'sends days as yyyy-MM-dd and nothing of the form itself', () => {
	const plan = {
		...emptyPlan(),
		mentorId: 9,
		goal: 'Goal',
		steps: [
			{
				...emptyRow(),
				veiksmas: 'a',
				rezultatas: 'b',
				terminas: '01/12/2026',
			},
		],
	};
	expect( requestOf( plan, 'id' ) ).toEqual( {
		mentorId: 9,
		pagrindinisTikslas: 'Goal',
		planSteps: [
			{ veiksmas: 'a', rezultatas: 'b', terminas: '2026-12-01' },
		],
		client_id: 'id',
	} );
} );

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
