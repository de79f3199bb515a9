import { render, screen } from '@testing-library/react';
import { PersonArt } from './person-art';

const colours = ( id: number | string, name: string ) => {
	const { container, unmount } = render(
		<PersonArt id={ id } name={ name } variant="avatar" />
	);
	const found = /mp-person--pair-\d/.exec(
		container.firstElementChild?.className ?? ''
	)?.[ 0 ];
	unmount();
	return found;
};

describe( 'PersonArt', () => {
	it( 'gives a person the same colours everywhere, whatever the name is now', () => {
		expect( colours( 7, 'Rasa Kazlauskienė' ) ).toBe(
			colours( '7', 'Rasa K.' )
		);
	} );

	it( 'uses all colours', () => {
		const seen = new Set(
			Array.from( { length: 80 }, ( _, id ) => colours( id, 'A B' ) )
		);
		expect( seen.size ).toBe( 8 );
	} );

	it( 'says the name only where told', () => {
		render(
			<PersonArt
				id={ 1 }
				name="Rasa Kazlauskienė"
				variant="card"
				labelled
			/>
		);
		expect(
			screen.getByRole( 'img', { name: 'Rasa Kazlauskienė' } )
		).toHaveTextContent( 'RK' );
	} );
} );
