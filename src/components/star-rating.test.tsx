import { render, screen } from '@testing-library/react';
import { StarRating } from './star-rating';

function fill( value: number ): string {
	const { container, unmount } = render( <StarRating value={ value } /> );
	const width =
		container.querySelector< HTMLElement >( '.mp-stars__clip' )?.style
			.width ?? '';
	unmount();
	return width;
}

describe( 'StarRating', () => {
	it( 'fills by hundredths, not by whole stars', () => {
		expect( fill( 4.83 ) ).toBe( '96.6%' );
		expect( fill( 4.75 ) ).toBe( '95%' );
		expect( fill( 3.27 ) ).toBe( '65.4%' );
	} );

	it( 'stays within five stars', () => {
		expect( fill( 7 ) ).toBe( '100%' );
		expect( fill( -1 ) ).toBe( '0%' );
	} );

	it( 'says the number and the scale', () => {
		const { container } = render(
			<StarRating value={ 4.5 } count={ 27 } />
		);
		expect( container ).toHaveTextContent( /4,50\s*out of 5/ );
		expect( screen.getByText( '(27 reviews)' ) ).toBeInTheDocument();
	} );

	it( 'says that there are none instead of zero stars', () => {
		render( <StarRating value={ 0 } count={ 0 } /> );
		expect( screen.getByText( 'No ratings yet' ) ).toBeInTheDocument();
	} );
} );
