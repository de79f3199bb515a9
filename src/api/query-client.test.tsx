import {
	onlineManager,
	QueryClientProvider,
	useMutation,
	useQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../lib/boot';
import { bootDataFor } from '../testing/boot-data';
import { call } from './client';
import { queryOf } from './queries';
import { makeQueryClient } from './query-client';

const fetched = jest.fn();

beforeEach( () => {
	setBootData( bootDataFor() );
	fetched.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
	window.fetch = fetched;
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	onlineManager.setOnline( false );
} );

afterEach( () => onlineManager.setOnline( true ) );

function Leave() {
	const { mutate, error } = useMutation( {
		mutationFn: () => call( 'logout', {} ),
	} );
	return (
		<button onClick={ () => mutate() }>{ error?.name ?? 'Leave' }</button>
	);
}

test( 'what was pressed offline fails at once and is not sent when the network is back', async () => {
	const user = userEvent.setup();
	const { unmount } = render(
		<QueryClientProvider client={ makeQueryClient() }>
			<Leave />
		</QueryClientProvider>
	);
	await user.click( screen.getByRole( 'button', { name: 'Leave' } ) );
	expect( await screen.findByText( 'ApiError' ) ).toBeVisible();
	unmount();
	fetched.mockClear();
	await act( async () => onlineManager.setOnline( true ) );
	expect( fetched ).not.toHaveBeenCalled();
} );

function Story() {
	const { data, error } = useQuery( queryOf( 'get_home', {} ) );
	return <p>{ error?.name ?? ( data ? 'Here' : 'Waits' ) }</p>;
}

test( 'what is read offline says so, and is read when the network is back', async () => {
	render(
		<QueryClientProvider client={ makeQueryClient() }>
			<Story />
		</QueryClientProvider>
	);
	expect( await screen.findByText( 'ApiError' ) ).toBeVisible();
	fetched.mockResolvedValue( {
		ok: true,
		status: 200,
		headers: new Headers(),
		json: async () => ( {} ),
	} );
	await act( async () => onlineManager.setOnline( true ) );
	expect( await screen.findByText( 'Here' ) ).toBeVisible();
} );
