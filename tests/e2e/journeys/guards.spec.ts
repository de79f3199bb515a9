import { SCREENS } from '../../../src/api/generated/screens';
import {
	enter,
	logIn,
	newConversation,
	newPerson,
	tokenOf,
} from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Who goes where (docs/contract.md#content), walked in the browser; the table of all roles is a unit test. */

test( 'a guest who wants the messages logs in and gets there', async ( {
	page,
} ) => {
	await page.goto( '/zinutes' );
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await logIn( page, 'founder@demo.test' );
	await expect( page ).toHaveURL( /\/zinutes$/ );
	await expect( page ).toHaveTitle( 'Žinutės | Mentoriai' );

	const notForFounders = Object.values( SCREENS ).filter(
		( { entry } ) => entry === 'guests' || entry === 'mentors'
	);
	for ( const { path } of notForFounders ) {
		await page.goto( path );
		await expect( page, path ).toHaveURL( /\/profilis$/ );
	}

	await page
		.getByRole( 'banner' )
		.getByRole( 'button', { name: /\S+ \S+/ } )
		.click();
	const loggedOut = page.waitForResponse( /\/logout/ );
	await page.getByRole( 'menuitem', { name: lt( 'Log out' ) } ).click();
	await expect( page ).toHaveURL( /:\d+\/$/ );
	expect( ( await loggedOut ).status() ).toBe( 200 );
	await expect(
		page.getByRole( 'banner' ).getByRole( 'link', { name: lt( 'Log in' ) } )
	).toBeVisible();
	await page.goBack();
	await expect( page ).toHaveURL( /\/prisijungti$/ );
} );

test( 'a conversation is where a guest returns to, and nobody else sees it', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation(
		founder,
		mentor,
		'Sutartis',
		'Slaptas klausimas'
	);
	await page.goto( `/pokalbis/${ convo }` );
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await logIn( page, founder.email );
	await expect( page ).toHaveURL( new RegExp( `/pokalbis/${ convo }$` ) );
	await expect( page.getByText( 'Slaptas klausimas' ) ).toBeVisible();

	const other = await newVisitor();
	await enter(
		other,
		tokenOf( 'founder2@demo.test' ),
		`/pokalbis/${ convo }`
	);
	await expect(
		other.getByText( lt( 'This conversation does not exist' ) )
	).toBeVisible();
	await expect( other.getByText( 'Slaptas klausimas' ) ).toHaveCount( 0 );
} );

test( 'a draft founder reads why nothing can be sent', async ( { page } ) => {
	await page.goto( '/prisijungti' );
	await logIn( page, 'draft-founder@demo.test' );
	await expect( page ).toHaveURL( /\/profilis$/ );
	await page.goto( '/zinutes' );
	const notice = page.getByText( /Liko užpildyti \d+ lauk/ );
	await expect( notice ).toBeVisible();
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: lt( 'Messages' ) } )
	).toHaveCount( 0 );
	await page.goto( '/e-mentoriai' );
	await page
		.getByRole( 'article' )
		.filter( { hasNotText: lt( 'Fully booked' ) } )
		.filter( { hasNotText: lt( 'Full at the moment' ) } )
		.first()
		.getByRole( 'link' )
		.click();
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		/Liko užpildyti \d+ lauk/
	);
	// Written now, it waits for the account.
	await expect(
		page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: lt( 'Save the message' ) } )
	).toBeVisible();
} );

test( 'a session that ends while somebody types keeps the text and says so', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 401/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Seansas', 'Labas' );
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	const text = page.getByLabel( lt( 'Message text' ) );
	await text.fill( 'Ilgai rašytas atsakymas' );
	runPhp( `do_action( 'mentoriai_end_sessions', ${ founder.id } );` );

	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await expect(
		page.getByText( lt( 'Your session has ended. Log in again.' ) )
	).toBeVisible();
	await logIn( page, founder.email );
	await expect( page ).toHaveURL( new RegExp( `/pokalbis/${ convo }$` ) );
	await expect( text ).toHaveValue( 'Ilgai rašytas atsakymas' );

	// The same at the moment of sending.
	runPhp( `do_action( 'mentoriai_end_sessions', ${ founder.id } );` );
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await logIn( page, founder.email );
	const message = page
		.getByRole( 'listitem' )
		.filter( { hasText: 'Ilgai rašytas atsakymas' } );
	await message.getByRole( 'button', { name: lt( 'Send again' ) } ).click();
	await expect( message.getByRole( 'time' ) ).toBeVisible();
	await expect( message ).toHaveCount( 1 );
	await expect( text ).toHaveValue( '' );
} );

test( 'a mentor page that is gone inside the app leads Home with a notice', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	const mentor = newPerson( { role: 'mentorius', last: 'Dingstantis' } );
	await page.goto( '/e-mentoriai' );
	await page.getByRole( 'searchbox' ).fill( 'Dingstantis' );
	const card = page.getByRole( 'article' );
	await expect( card ).toHaveCount( 1 );
	runPhp(
		`do_action( 'mentoriai_set_user_status', ${ mentor.id }, 'closed' );`
	);
	await card.getByRole( 'link' ).click();
	await expect( page ).toHaveURL( /:\d+\/$/ );
	await expect(
		page.getByText( lt( 'This mentor is no longer here.' ) )
	).toBeVisible();

	const full = await page.goto( `/mentorius/${ mentor.slug }` );
	expect( full?.status() ).toBe( 404 );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		lt( 'Page not found' )
	);
	await expect( page ).toHaveTitle(
		`${ lt( 'Page not found' ) } | Mentoriai`
	);
} );
