import deadlines from '../../../../tests/fixtures/rules/deadline.json';
import texts from '../../../../tests/fixtures/rules/plan-text.json';
import { isoDay } from '../../../lib/dates';
import { deadlineProblem, TEXT_LIMIT, textProblem } from './rules';

interface TextCase {
	text: string;
	times: number;
}

const said = ( { text, times }: TextCase ) =>
	textProblem( text.repeat( times ) );

it.each( texts.valid )( 'takes the text %#', ( one ) => {
	expect( said( one ) ).toBeNull();
} );
it.each( texts.too_long )( 'finds the text %# too long', ( one ) => {
	expect( said( one ) ).toBe( 'too_long' );
} );
it.each( texts.required )( 'finds the text %# empty', ( one ) => {
	expect( said( one ) ).toBe( 'required' );
} );
it( 'has the limit of the shared rule', () => {
	expect( TEXT_LIMIT ).toBe( texts.max );
} );

it.each( [ ...deadlines.valid, ...deadlines.typed ] )(
	'takes the deadline %s',
	( day ) => {
		expect( deadlineProblem( day, deadlines.today ) ).toBeNull();
	}
);
it.each( deadlines.past )( 'finds %s past', ( day ) => {
	expect( deadlineProblem( day, deadlines.today ) ).toBe( 'date_past' );
} );
it.each( deadlines.invalid )( 'finds %s no day', ( day ) => {
	expect( deadlineProblem( day, deadlines.today ) ).toBe( 'invalid' );
} );
it( 'lets a past deadline stay that was there, and asks for one', () => {
	const { today } = deadlines;
	expect( deadlineProblem( '2026-11-20', today, '2026-11-20' ) ).toBeNull();
	expect( deadlineProblem( '2026-11-19', today, '2026-11-20' ) ).toBe(
		'date_past'
	);
	expect( deadlineProblem( ' ', today ) ).toBe( 'required' );
} );

it( 'reads both ways of writing a day', () => {
	expect( isoDay( '11/12/2026' ) ).toBe( '2026-12-11' );
	expect( isoDay( ' 2026-12-11 ' ) ).toBe( '2026-12-11' );
	expect( isoDay( '31/11/2026' ) ).toBe( '' );
} );
