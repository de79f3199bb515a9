import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
	Link,
	MemoryRouter,
	Route,
	Routes,
	useNavigate,
} from 'react-router-dom';
import { usePageTitle } from '../hooks/use-page-title';
import { type BootData, setBootData } from '../lib/boot';
import { bootDataFor } from '../testing/boot-data';
import { useNavigationFocus } from './use-navigation-focus';

let arrive: ( title: string ) => void = () => undefined;

/** Its data come late. */
function Plan() {
	const [ title, setTitle ] = useState( '' );
	const navigate = useNavigate();
	arrive = setTitle;
	usePageTitle( title );
	return title ? (
		<>
			<h1>{ title }</h1>
			<button onClick={ () => navigate( -1 ) }>Back</button>
		</>
	) : null;
}

let receive: ( names: readonly string[] ) => void = () => undefined;

/** Its rows come late. */
function List() {
	const [ names, setNames ] = useState< readonly string[] >( [] );
	receive = setNames;
	return (
		<>
			<h1>Mentors</h1>
			{ names.map( ( name ) => (
				<Link key={ name } to={ `/veiksmu-planai/${ name }` }>
					{ name }
				</Link>
			) ) }
		</>
	);
}

function Page() {
	return (
		<main tabIndex={ -1 } ref={ useNavigationFocus() }>
			<Routes>
				<Route
					path="/zinutes"
					element={ <Link to="/veiksmu-planai/42">Open</Link> }
				/>
				<Route path="/e-mentoriai" element={ <List /> } />
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

test( 'going back leads to the link that was followed: at once, or as soon as it is there, unless the person has gone on', async () => {
	window.scrollTo = () => undefined;
	setBootData( bootDataFor() );
	render(
		<MemoryRouter initialEntries={ [ '/e-mentoriai' ] }>
			<Page />
		</MemoryRouter>
	);
	const link = ( name: string ) => screen.findByRole( 'link', { name } );
	const thereAndBack = async ( name: string ) => {
		await userEvent.click( await link( name ) );
		act( () => arrive( 'Open' ) );
		expect( await screen.findByText( 'Open' ) ).toHaveFocus();
		await userEvent.click( screen.getByRole( 'button' ) );
	};
	act( () => receive( [ 'Rasa', 'Ona' ] ) );

	await thereAndBack( 'Ona' );
	expect( screen.getByRole( 'heading' ) ).toHaveFocus();
	act( () => receive( [ 'Rasa', 'Ona' ] ) );
	await waitFor( async () => expect( await link( 'Ona' ) ).toHaveFocus() );

	await thereAndBack( 'Rasa' );
	act( () => screen.getByRole( 'main' ).blur() );
	act( () => screen.getByRole( 'heading' ).blur() );
	act( () => receive( [ 'Rasa', 'Ona' ] ) );
	expect( document.body ).toHaveFocus();
} );
