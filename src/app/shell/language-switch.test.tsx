import { screen } from '@testing-library/react';
import { setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { renderScreen } from '../../testing/render-screen';
import { LanguageSwitch } from './language-switch';

afterEach( () => setBootData( null ) );

test( 'filters of a list and what stands behind # go along, nothing else', () => {
	setBootData(
		bootDataFor( {
			alternates: { lt: '/rask-mentoriu', en: '/en/find-a-mentor' },
		} )
	);
	const hrefAt = ( path: string ) => {
		const { unmount } = renderScreen( <LanguageSwitch />, path );
		const href = screen
			.getByRole( 'link', { name: 'EN' } )
			.getAttribute( 'href' );
		unmount();
		return href;
	};
	expect( hrefAt( '/rask-mentoriu#zingsnis=2&sritys=3' ) ).toBe(
		'/en/find-a-mentor#zingsnis=2&sritys=3'
	);
	expect( hrefAt( '/rask-mentoriu?sritis=a#b' ) ).toBe(
		'/en/find-a-mentor?sritis=a#b'
	);
	expect( hrefAt( '/rask-mentoriu?lyginti=a' ) ).toBe( '/en/find-a-mentor' );
} );
