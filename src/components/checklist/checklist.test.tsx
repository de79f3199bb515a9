import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { renderScreen } from '../../testing/render-screen';
import { Checklist } from './checklist';

const BLOCK = {
	bloko_antraste: 'Ar pasirengę?',
	bloko_tekstas: '',
	klausimai: [ 'Pirmas?', 'Antras?' ],
	tekstas_visi: 'Viskas gerai. Rašykite mentoriui.',
	tekstas_ne_visi: 'Beveik. Pagalvokite dar.',
};

beforeEach( () => setBootData( bootDataFor() ) );
afterEach( () => setBootData( null ) );

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
	renderScreen( <Checklist block={ BLOCK } /> );
	expect(
		within(
			screen.getByRole( 'region', { name: 'Ar pasirengę?' } )
		).getByRole( 'heading', { level: 2 } )
	).toBeVisible();
	await answer( 'Pirmas?', 'Yes' );
	await ask();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'1 question is not answered yet.'
	);
} );

const next = () => within( screen.getByRole( 'status' ) ).getByRole( 'link' );

test( 'the result is a title, a sentence and where to go now', async () => {
	renderScreen( <Checklist block={ BLOCK } /> );
	await answer( 'Pirmas?', 'Yes' );
	await answer( 'Antras?', 'Yes' );
	await ask();
	expect( screen.getByText( 'Viskas gerai' ) ).toBeVisible();
	expect( screen.getByText( 'Rašykite mentoriui.' ) ).toBeVisible();
	expect( next() ).toHaveTextContent( 'Find a mentor' );
	await answer( 'Antras?', 'No' );
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
	await ask();
	expect( screen.getByText( 'Beveik' ) ).toBeVisible();
	expect( next() ).toHaveTextContent( 'Find a mentor' );
} );

test( 'who answers most with "No" is told plainly and led to events', async () => {
	renderScreen( <Checklist block={ BLOCK } /> );
	await answer( 'Pirmas?', 'No' );
	await answer( 'Antras?', 'No' );
	await ask();
	expect( screen.getByText( 'Not the right time yet' ) ).toBeVisible();
	expect( screen.getByText( 'Pagalvokite dar.' ) ).toBeVisible();
	expect( next() ).toHaveTextContent( 'All events' );
} );

test( 'on the page about becoming a mentor the way leads to the registration of mentors', async () => {
	renderScreen(
		<Checklist block={ BLOCK } />,
		'/kodel-verta-buti-mentoriumi-ir-kas-gali-juo-tapti'
	);
	await answer( 'Pirmas?', 'Yes' );
	await answer( 'Antras?', 'Yes' );
	await ask();
	expect( next() ).toHaveTextContent( 'Become a mentor' );
} );
