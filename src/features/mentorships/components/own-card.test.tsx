import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnProfile } from '../lib/own-facts';
import { setUp, show } from '../testing';
import { OwnCard } from './own-card';

const PROFILE: OwnProfile = {
	role: 'frontuser',
	email: 'lina@example.org',
	first_name: 'Lina',
	last_name: 'Petrauskaitė',
	imones_pavadinimas: 'UAB Avilys',
	imones_veiklosregistracijos_metai: 2021,
	be_imones: false,
	apibudinkite_imonesveiklos_sriti: 'Kepame duoną.',
	klausimaireikalinga_pagalba: 'Kaip parduoti Latvijoje?',
	town: '',
	img: null,
	review: { state: 'public', reason: '' },
	complete: true,
	missing: [],
};

/** The card is folded on a phone; these look at it where it stands open. */
function showWide( onMend?: () => void ) {
	window.matchMedia = jest.fn(
		() => ( { matches: true } ) as MediaQueryList
	);
	show( <OwnCard onMend={ onMend } /> );
}

test( 'on a phone it is folded, so that nothing above the form grows', async () => {
	setUp( 'frontuser' ).on( 'user-profile', {
		status: true,
		profile: PROFILE,
	} );
	show( <OwnCard /> );
	expect( await screen.findByText( 'UAB Avilys, 2021' ) ).not.toBeVisible();
	await userEvent.click( screen.getByText( 'What the mentor will see' ) );
	expect( screen.getByText( 'UAB Avilys, 2021' ) ).toBeVisible();
} );

test( 'a founder sees what the mentor will see, and is told what is missing', async () => {
	const onMend = jest.fn();
	setUp( 'frontuser' ).on( 'user-profile', {
		status: true,
		profile: PROFILE,
	} );
	showWide( onMend );
	for ( const text of [
		'Lina Petrauskaitė',
		'UAB Avilys, 2021',
		'Kepame duoną.',
		'Kaip parduoti Latvijoje?',
		'Not filled in yet: photo.',
	] ) {
		expect( await screen.findByText( text ) ).toBeVisible();
	}
	const link = screen.getByRole( 'link', { name: 'Edit your profile' } );
	expect( link ).toHaveAttribute( 'href', '/profilis' );
	// What is typed beside it is kept, so leaving asks nothing.
	expect( link ).toHaveAttribute( 'data-keeps-draft' );
	await userEvent.click( link );
	expect( onMend ).toHaveBeenCalledTimes( 1 );
} );

test( 'an empty card names all, and no company where there is none yet', async () => {
	setUp( 'frontuser' ).on( 'user-profile', {
		status: true,
		profile: {
			...PROFILE,
			first_name: '',
			imones_pavadinimas: '',
			imones_veiklosregistracijos_metai: null,
			be_imones: true,
			apibudinkite_imonesveiklos_sriti: '',
			klausimaireikalinga_pagalba: '',
		},
	} );
	showWide();
	expect(
		await screen.findByText(
			'Not filled in yet: name, photo, what the company does, what help is needed.'
		)
	).toBeVisible();
} );

test( 'what cannot be loaded can be tried again', async () => {
	const server = setUp( 'frontuser' );
	showWide();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.on( 'user-profile', { status: true, profile: PROFILE } );
	await userEvent.click( again );
	expect( await screen.findByText( 'UAB Avilys, 2021' ) ).toBeVisible();
} );
