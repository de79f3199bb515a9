import cases from '../../tests/fixtures/rules/password.json';
import { passwordProblem } from './rules';

const BOUNDS = new Map( [
	[ 'classic', { min: 5, max: 20 } ],
	[ 'modern', { min: 8, max: 64 } ],
] );

/** The same cases as PasswordRuleTest.php. */
describe( 'passwordProblem', () => {
	it.each( cases.filter( ( one ) => ! one.server_only ) )(
		'$rule: "$password"',
		( { rule, password, problem } ) => {
			const bounds = BOUNDS.get( rule ) ?? { min: 0, max: 0 };
			expect( passwordProblem( password, bounds ) ?? '' ).toBe( problem );
		}
	);
} );
