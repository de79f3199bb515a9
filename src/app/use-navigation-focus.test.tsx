import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { usePageTitle } from '../hooks/use-page-title';
import { type BootData, setBootData } from '../lib/boot';
import { bootDataFor } from '../testing/boot-data';
import { useNavigationFocus } from './use-navigation-focus';

let arrive: ( title: string ) => void = () => undefined;

/** Its data come late. */
function Plan() {
	const [ title, setTitle ] = useState( '' );
	arrive = setTitle;
	usePageTitle( title );
	return title ? <h1>{ title }</h1> : null;
}

function Page() {
	return (
		<main tabIndex={ -1 } ref={ useNavigationFocus() }>
			<Routes>
				<Route
					path="/zinutes"
					element={ <Link to="/veiksmu-planai/42">Open</Link> }
				/>
				<Route path="/veiksmu-planai/:id" element={ <Plan /> } />
			</Routes>
		</main>
	);
}

test( 'a slow screen has the title of its section at once, and its heading the focus when it is there', async () => {
	window.scrollTo = () => undefined;
	document.title = 'Žinutės | Mentoriai';
	setBootData(
		bootDataFor( {
			pages: [
				{
					type: 'VeiksmuPlanas',
					url: '/veiksmu-planas',
					title: 'Veiksmų planai',
				},
			] as BootData[ 'pages' ],
		} )
	);
	render(
		<MemoryRouter initialEntries={ [ '/zinutes' ] }>
			<Page />
		</MemoryRouter>
	);
	await userEvent.click( screen.getByRole( 'link' ) );
	expect( document.title ).toBe( 'Veiksmų planai | Mentoriai' );
	expect( screen.getByRole( 'main' ) ).toHaveFocus();
	act( () => arrive( 'Planas Nr. 42' ) );
	expect( await screen.findByRole( 'heading' ) ).toHaveFocus();
	expect( document.title ).toBe( 'Planas Nr. 42 | Mentoriai' );
} );
