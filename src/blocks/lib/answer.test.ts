import { answerOf } from './answer';

test( 'paragraphs become line breaks, which the server turns back', () => {
	expect( answerOf( '<p>Viena <b>a</b></p><p>Kita</p>' ) ).toBe(
		'Viena <b>a</b><br><br>Kita'
	);
	expect( answerOf( 'Be pastraipų' ) ).toBe( 'Be pastraipų' );
} );

test( 'what the field cannot hold is not put into it', () => {
	expect( answerOf( '<p>a</p><ul><li>b</li></ul>' ) ).toBeNull();
} );
