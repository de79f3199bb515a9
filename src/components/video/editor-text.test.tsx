import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { renderScreen } from '../../testing/render-screen';
import { EditorText } from './editor-text';

const HTML =
	'<p>Tekstas</p><div class="mp-text-columns"><figure class="mp-video"><a href="https://vimeo.com/76979871/8272103f6e"><span>Kaip rasti mentorių</span></a></figure></div>' +
	'<figure class="mp-video"><a href="https://evil.invalid/watch?v=dQw4w9WgXcQ"><span>Kitur</span></a></figure>';

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
