import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { renderScreen } from '../../testing/render-screen';
import { EditorText } from './editor-text';

const HTML =
	'<p>Tekstas</p><div class="mp-text-columns"><figure class="mp-video"><a href="https://vimeo.com/76979871/8272103f6e"><span>Kaip rasti mentorių</span></a></figure></div>' +
	'<figure class="mp-video"><a href="https://evil.invalid/watch?v=dQw4w9WgXcQ"><span>Kitur</span></a></figure>';

const CHECKLIST =
	'<p>Tekstas</p><div class="mp-text-checklist mp-checklist"><h2>Ar laikas?</h2><p>Atsakykite.</p><ol><li>Ar &lt;b&gt; turite?</li></ol><details><summary>Taip</summary><p>Laikas. Rašykite.</p></details><details><summary>Ne</summary><p>Dar ne.</p></details></div>';

beforeEach( () => setBootData( bootDataFor() ) );
afterEach( () => setBootData( null ) );

test( 'a video is a picture with a button; the provider is asked for nothing before it is pressed', async () => {
	const { container } = renderScreen( <EditorText html={ HTML } /> );
	const button = screen.getByRole( 'button', {
		name: 'Kaip rasti mentorių Vimeo',
	} );
	expect( container.querySelector( 'iframe, [src]' ) ).toBeNull();
	await userEvent.click( button );
	const frame = screen.getByTitle( 'Kaip rasti mentorių' );
	expect( frame ).toHaveAttribute(
		'src',
		'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'
	);
	expect( frame ).toHaveFocus();
	// What is no address of a video stays a link.
	expect( screen.getByRole( 'link', { name: 'Kitur' } ) ).toBeVisible();
} );

test( 'questions with two results are answered here', async () => {
	const { container } = renderScreen( <EditorText html={ CHECKLIST } /> );
	expect( container.querySelector( 'details' ) ).toBeNull();
	const check = within(
		screen.getByRole( 'region', { name: 'Ar laikas?' } )
	);
	expect( check.getByText( 'Atsakykite.' ) ).toBeVisible();
	await userEvent.click(
		within(
			check.getByRole( 'group', { name: 'Ar <b> turite?' } )
		).getByRole( 'radio', { name: 'Yes' } )
	);
	await userEvent.click(
		check.getByRole( 'button', { name: 'See the result' } )
	);
	expect( check.getByRole( 'status' ) ).toHaveTextContent(
		/^Laikas.*Rašykite\./
	);
	expect( check.queryByText( 'Dar ne.' ) ).toBeNull();
} );
