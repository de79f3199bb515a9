import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checklist } from './checklist';

const BLOCK = {
	type: 'checklist' as const,
	klausimai: [ 'Pirmas?', 'Antras?' ],
	tekstas_visi: 'Viskas gerai',
	tekstas_ne_visi: 'Dar ne',
};

const answer = ( question: string, reply: 'Yes' | 'No' ) =>
	userEvent.click(
		within( screen.getByRole( 'group', { name: question } ) ).getByRole(
			'radio',
			{ name: reply }
		)
	);
const ask = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'See the result' } ) );

test( 'the result waits for all answers', async () => {
	render( <Checklist block={ BLOCK } /> );
	await answer( 'Pirmas?', 'Yes' );
	await ask();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'1 question is not answered yet.'
	);
} );

test( 'all yes gives the one text, a single no the other', async () => {
	render( <Checklist block={ BLOCK } /> );
	await answer( 'Pirmas?', 'Yes' );
	await answer( 'Antras?', 'Yes' );
	await ask();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Viskas gerai' );
	await answer( 'Antras?', 'No' );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	await ask();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Dar ne' );
} );
