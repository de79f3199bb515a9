import { linkIn, mailsTo, newestMail } from '../support/mail';
import { enter, newPerson } from '../support/people';
import { expectAccessible } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt, ltLike } from '../support/words';

/** A founder waits for a mentor who is busy: the page, one email, the page again, and what is not true any more by the time of asking. */
test( 'a founder is told when a mentor is free, and what the page shows follows', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /409/ );
	const mentor = newPerson( {
		role: 'mentorius',
		first: 'Rasa',
		meta: { mentoriai_busy: '1' },
	} );
	const founder = newPerson( { role: 'frontuser' } );
	const setBusy = ( busy: boolean ) =>
		runPhp( `
			update_user_meta( ${ mentor.id }, 'mentoriai_busy', '${ Number( busy ) }' );
			do_action( 'mentoriai_profile_saved', ${ mentor.id } );
			do_action( 'mentoriai_run_due' );
			do_action( 'mentoriai_run_due' );
		` );
	const mails = () =>
		mailsTo( founder.email ).filter( ( { raw } ) =>
			/^X-Mentoriai-Mail: mentor_free\r?$/m.test( raw )
		);
	const bell = page.getByRole( 'button', {
		name: lt( 'Tell me when free' ),
	} );
	const write = page
		.getByRole( 'main' )
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.first();
	const isTaken = page.getByText(
		lt( 'This mentor is not taking new requests at the moment' )
	);

	// A guest comes by the list: the browser keeps what it was told of the mentor.
	await page.goto( '/e-mentoriai' );
	await page
		.getByRole( 'searchbox', { name: lt( 'Search by keyword' ) } )
		.fill( mentor.last );
	await page
		.getByRole( 'article' )
		.getByRole( 'link', { name: mentor.last } )
		.click();
	await expect(
		page.getByRole( 'link', {
			name: lt(
				'Log in as a founder, and we will email you when there is a free place'
			),
		} )
	).toBeVisible();

	const path = `/mentorius/${ mentor.slug }`;
	await enter( page, founder.token, path );
	await expect( isTaken ).toBeVisible();
	await expect( write ).toBeDisabled();
	await bell.click();
	const promise = page.getByText(
		ltLike(
			'We will email you when %s has a free place. Press again if you no longer need it.'
		)
	);
	await expect( promise ).toContainText( mentor.last );
	await expectAccessible( page, 'page of a mentor who is busy' );
	await page.reload();
	await expect( bell ).toHaveAttribute( 'aria-pressed', 'true' );
	runPhp( `do_action( 'mentoriai_run_due' );` );
	expect( mails() ).toEqual( [] );

	setBusy( false );
	await expect.poll( () => mails().length ).toBe( 1 );
	const mail = await newestMail( founder.email );
	expect( mail.subject ).toContain( mentor.last );
	const link = linkIn( mail, new RegExp( `${ path }$` ) );
	await page.goto( link );
	await expect( write ).toBeEnabled();
	await expect( isTaken ).toHaveCount( 0 );
	await expect( bell ).toHaveCount( 0 );

	// Another was faster: the same link says so, and the next place can be waited for.
	setBusy( true );
	await page.goto( link );
	await expect( isTaken ).toBeVisible();
	await expect( write ).toBeDisabled();
	await expect( bell ).toHaveAttribute( 'aria-pressed', 'false' );

	// Free again before it is asked: nobody has to reload.
	setBusy( false );
	await bell.click();
	await expect(
		page.getByRole( 'region', { name: lt( 'Notifications' ) } )
	).toContainText( 'Šis mentorius jau turi laisvą vietą.' );
	await expect( write ).toBeEnabled();
	await expect( isTaken ).toHaveCount( 0 );
	await expect( bell ).toHaveCount( 0 );
	expect( mails() ).toHaveLength( 1 );
} );
