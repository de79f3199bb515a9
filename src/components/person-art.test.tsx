import { render, screen } from '@testing-library/react';
import { PersonArt } from './person-art';

const colours = ( name: string ) => {
	const { container, unmount } = render(
		<PersonArt name={ name } variant="avatar" />
	);
	const found = /mp-person--pair-\d/.exec(
		container.firstElementChild?.className ?? ''
	)?.[ 0 ];
	unmount();
	return found;
};

describe( 'PersonArt', () => {
	it( 'gives a person the same colours everywhere', () => {
		expect( colours( 'Rasa Kazlauskienė' ) ).toBe(
			colours( 'Rasa Kazlauskienė' )
		);
	} );

	it( 'uses all colours', () => {
		const seen = new Set(
			Array.from( { length: 80 }, ( _, number ) =>
				colours( `Rasa ${ number }` )
			)
		);
		expect( seen.size ).toBe( 8 );
	} );

	it( 'says the name only where told', () => {
		render(
			<PersonArt name="Rasa Kazlauskienė" variant="card" labelled />
		);
		expect(
			screen.getByRole( 'img', { name: 'Rasa Kazlauskienė' } )
		).toHaveTextContent( 'RK' );
	} );
} );
