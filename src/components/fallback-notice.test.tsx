import { render, screen } from '@testing-library/react';
import { type BootData, type Lang, setBootData } from '../lib/boot';
import { FallbackNotice } from './fallback-notice';

const pageIn = ( lang: Lang ) => setBootData( { lang } as BootData );

afterEach( () => setBootData( null ) );

describe( 'FallbackNotice', () => {
	it.each( [
		[ 'en', 'lt', /Here it is in Lithuanian/ ],
		[ 'lt', 'en', /Here it is in English/ ],
	] as const )(
		'on a page in %s says that a text is in %s',
		( page, text, words ) => {
			pageIn( page );
			render( <FallbackNotice textLang={ text } /> );
			expect( screen.getByText( words ) ).toBeInTheDocument();
			expect(
				screen.getByText( words ).closest( '[lang]' )
			).toHaveAttribute( 'lang', page );
		}
	);

	it.each( [ 'en', undefined ] as const )(
		'says nothing about a text in the language of the page (%s)',
		( text ) => {
			pageIn( 'en' );
			const { container } = render(
				<FallbackNotice textLang={ text } />
			);
			expect( container ).toBeEmptyDOMElement();
		}
	);
} );
