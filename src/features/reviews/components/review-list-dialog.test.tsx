import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeServer, MENTOR, open, review, setUp } from '../testing';
import { ReviewListDialog } from './review-list-dialog';

let server: FakeServer;

const onReport = jest.fn();

beforeEach( () => {
	server = setUp();
} );

function answer( ids: number[], average = 4.83 ) {
	server.answers.get_reviews = ( { query } ) => {
		const from = Number( query.get( 'offset' ) );
		return {
			body: {
				status: true,
				reviews: ids
					.slice( from, from + Number( query.get( 'limit' ) ) )
					.map( ( id ) => review( id ) ),
				total_reviews: ids.length,
				average_rating: average,
			},
		};
	};
}

function show( ownReview: number | null = null ) {
	open(
		<ReviewListDialog
			mentorId={ MENTOR }
			ownReview={ ownReview }
			onReport={ onReport }
			onClose={ jest.fn() }
		/>
	);
}

const items = () => screen.getAllByRole( 'listitem' );

it( 'shows three, adds three with each press and moves the focus to the first new one', async () => {
	answer( [ 7, 6, 5, 4, 3, 2, 1 ] );
	show();
	expect( await screen.findByText( 'Comment 7' ) ).toBeVisible();
	expect( items() ).toHaveLength( 3 );
	expect( screen.getByText( 'Showing 3 of 7' ) ).toHaveAttribute(
		'role',
		'status'
	);
	const more = screen.getByRole( 'button', { name: 'Show more' } );
	await userEvent.click( more );
	expect( await screen.findByText( 'Showing 6 of 7' ) ).toBeVisible();
	expect( items()[ 3 ] ).toHaveFocus();
	await userEvent.click( more );
	expect( await screen.findByText( 'Showing 7 of 7' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Show more' } ) ).toBeNull();
} );

it( 'shows none twice when one came meanwhile', async () => {
	answer( [ 4, 3, 2, 1 ] );
	show();
	await screen.findByText( 'Comment 4' );
	answer( [ 5, 4, 3, 2, 1 ] );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show more' } )
	);
	expect( await screen.findByText( 'Comment 1' ) ).toBeVisible();
	expect( screen.getAllByText( 'Comment 2' ) ).toHaveLength( 1 );
} );

it( 'says when there are none', async () => {
	answer( [], 0 );
	show();
	expect(
		await screen.findByRole( 'heading', { name: 'No ratings yet' } )
	).toBeVisible();
} );

it( 'can be tried again', async () => {
	show();
	await screen.findByText( 'Connection error' );
	answer( [ 1 ] );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( await screen.findByText( 'Comment 1' ) ).toBeVisible();
} );

it( 'reports a review, but not one’s own', async () => {
	answer( [ 2, 1 ] );
	show( 2 );
	await screen.findByText( 'Comment 1' );
	const report = screen.getByRole( 'button', {
		name: /^Report this review, ./,
	} );
	expect( items()[ 1 ] ).toContainElement( report );
	await userEvent.click( report );
	expect( onReport ).toHaveBeenCalledWith( review( 1 ) );
} );
