import type { Page } from '@playwright/test';
import { cachedReplies } from '../support/cached';
import {
	api,
	enter,
	newConversation,
	newPerson,
	tokenOf,
} from '../support/people';
import { atRest, expectNoSidewaysScroll, violations } from '../support/screen';
import { demoSite, runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/**
 * Every screen in every state: ready, loading, empty, failed, offline, and as people set their browsers. axe finds
 * nothing, and nothing scrolls sideways. screens.spec.ts has popups and forms with errors.
 */

interface Row {
	path: string;
	/** Whether its data comes by calls, so that it can be on the way, missing or refused. */
	loads: boolean;
}

const loads = ( path: string ): Row => ( { path, loads: true } );
const stands = ( path: string ): Row => ( { path, loads: false } );

/** Goes to a screen as a link does, without a new page. */
async function walk( page: Page, path: string ): Promise< void > {
	await page.evaluate( ( to ) => {
		const [ pathname ] = to.split( /[?#]/ );
		if ( pathname !== window.location.pathname ) {
			document
				.querySelector( 'main' )
				?.firstElementChild?.setAttribute( 'data-left', '' );
		}
		window.history.pushState(
			{ usr: null, key: String( Math.random() ), idx: 0 },
			'',
			to
		);
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, path );
	// A screen begins with boxes of its own.
	await expect( page.locator( 'main > [data-left]' ) ).toHaveCount( 0 );
}

async function settled( page: Page ): Promise< void > {
	await expect( page.locator( 'main [aria-busy=true]' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'main' ).locator( 'h1, h2, [role=alert]' ).first()
	).toBeVisible();
}

async function check(
	page: Page,
	what: string,
	except: readonly string[] = []
): Promise< void > {
	await atRest( page );
	const found = await violations( page, 'main' );
	expect
		.soft(
			found.filter( ( { id } ) => ! except.includes( id ) ),
			what
		)
		.toEqual( [] );
	await expectNoSidewaysScroll( page, what );
}

/** The same reply with nothing in its lists. */
function emptied( reply: unknown ): unknown {
	if ( Array.isArray( reply ) ) {
		return [];
	}
	if ( typeof reply !== 'object' || reply === null ) {
		return reply;
	}
	return Object.fromEntries(
		Object.entries( reply ).map( ( [ key, value ] ) => [
			key,
			valueOf( key, value ),
		] )
	);
}

/** The order of home's sections is no content; totals belong to lists. */
function valueOf( key: string, value: unknown ): unknown {
	if ( key === 'order' ) {
		return value;
	}
	return key.startsWith( 'total' ) ? 0 : emptied( value );
}

/** A page whose own replies no other screen uses. */
const START = '/narystes-taisykles';

const CALLS = /\/wp-json\/data\/v1\/(?!user\/?\?)/;

/** Looks at all screens of a person in all states. */
async function lookAtAll(
	page: Page,
	who: string,
	rows: readonly Row[]
): Promise< void > {
	const size = page.viewportSize() ?? { width: 1280, height: 900 };
	// Each screen's own code comes with this round.
	for ( const { path } of rows ) {
		await walk( page, path );
		await settled( page );
		await check( page, `${ who } ${ path }` );
		await page.setViewportSize( { width: 320, height: size.height } );
		await expectNoSidewaysScroll( page, `${ who } ${ path } at 320 px` );
		await page.setViewportSize( size );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		await expectNoSidewaysScroll(
			page,
			`${ who } ${ path }, text of 200 %`
		);
		await page.setViewportSize( { width: 375, height: size.height } );
		await expectNoSidewaysScroll(
			page,
			`${ who } ${ path }, text of 200 % at 375 px`
		);
		await page.setViewportSize( size );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '';
		} );
	}

	await page.emulateMedia( {
		forcedColors: 'active',
		reducedMotion: 'reduce',
		colorScheme: 'dark',
	} );
	for ( const { path } of rows ) {
		await walk( page, path );
		await settled( page );
		await check( page, `${ who } ${ path } in forced colours`, [
			// axe reads the author's colours; the system's are drawn.
			'color-contrast',
		] );
		expect
			.soft(
				await page.evaluate(
					() =>
						document
							.getAnimations()
							.filter(
								( { playState } ) => playState === 'running'
							).length
				),
				`${ path } moves`
			)
			.toBe( 0 );
	}
	// The portal is light, whatever the system prefers.
	await page.emulateMedia( { forcedColors: 'none', colorScheme: 'dark' } );
	for ( const { path } of rows.slice( 0, 2 ) ) {
		await walk( page, path );
		await settled( page );
		await check( page, `${ who } ${ path } in a dark system` );
	}
	await page.emulateMedia( {
		forcedColors: null,
		reducedMotion: null,
		colorScheme: null,
	} );

	const loading = rows.filter( ( row ) => row.loads );
	const goOn: Array< () => void > = [];
	await page.route( CALLS, async ( route ) => {
		await new Promise< void >( ( resolve ) => goOn.push( resolve ) );
		await route.abort().catch( () => undefined );
	} );
	for ( const { path } of loading ) {
		await cachedReplies( page, true );
		await walk( page, path );
		await expect(
			page.locator( 'main [aria-busy=true]' ).first(),
			`${ path } says that it loads`
		).toBeAttached();
		await check( page, `${ who } ${ path }, loading` );
	}
	await walk( page, '/nera-tokio' );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	goOn.forEach( ( resolve ) => resolve() );

	await page.route( CALLS, async ( route ) => {
		const reply = await route.fetch();
		await route.fulfill( {
			response: reply,
			json: reply.ok()
				? emptied( await reply.json() )
				: await reply.json(),
		} );
	} );
	for ( const { path } of loading ) {
		await cachedReplies( page, true );
		await walk( page, path );
		await settled( page );
		await check( page, `${ who } ${ path }, empty` );
	}
	await walk( page, '/nera-tokio' );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );

	await page.route( CALLS, ( route ) =>
		route.fulfill( {
			status: 429,
			json: {
				status: false,
				code: 'too_many_requests',
				message: 'Bandykite vėliau',
				data: { status: 429 },
			},
		} )
	);
	for ( const { path } of loading ) {
		await cachedReplies( page, true );
		await walk( page, path );
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'button', { name: lt( 'Try again' ) } )
				.first(),
			`${ path } offers to try again`
		).toBeVisible();
		await check( page, `${ who } ${ path }, refused` );
	}
	await walk( page, '/nera-tokio' );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );

	await page.context().setOffline( true );
	for ( const { path } of loading ) {
		await cachedReplies( page, true );
		await walk( page, path );
		await expect(
			page.getByText(
				lt( 'You are offline. What you see may be out of date.' )
			)
		).toBeVisible();
		await check( page, `${ who } ${ path }, offline` );
	}
	await page.context().setOffline( false );
}

function slugOf( type: string ): string {
	return runPhp( `
		global $wpdb;
		echo $wpdb->get_var( "SELECT p.post_name FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_value = 'lt'
			WHERE m.meta_key = '" . MentoriaiPortal\\Core\\PostMeta::LANG . "' AND p.post_type = '${ type }' AND p.post_status = 'publish' ORDER BY p.ID LIMIT 1" );
	` );
}

test.describe.configure( { timeout: 240_000 } );

test( 'screens of guests', async ( { page, allowErrors } ) => {
	allowErrors( /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ );
	const mentor = runPhp(
		"echo get_user_meta( get_user_by( 'email', 'mentor@demo.test' )->ID, 'mentoriai_slug', true );"
	);
	const [ survey ] = demoSite().surveys.slice( -1 );
	const [ checkIn ] = demoSite().checkins;
	await page.goto( START );
	await lookAtAll( page, 'guest', [
		loads( '/' ),
		loads( '/e-mentoriai' ),
		loads( `/mentorius/${ mentor }` ),
		loads( '/rask-mentoriu' ),
		loads( '/rask-mentoriu#zingsnis=4' ),
		loads( '/mentoriai-spieciuose' ),
		loads( `/mentoriai-spieciuose/${ slugOf( 'mentoriai_mentor' ) }` ),
		loads( '/sekmes-istorijos' ),
		loads( `/success-stories/${ slugOf( 'mentoriai_story' ) }` ),
		loads( '/renginiai' ),
		loads( `/event/${ slugOf( 'mentoriai_event' ) }` ),
		loads( '/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti' ),
		loads( '/kontaktai' ),
		loads( '/apie-projekta' ),
		loads( '/e-mentoryste' ),
		loads( '/privatumo-politika' ),
		loads( new URL( survey?.url ?? '' ).pathname ),
		loads( `/patikra/${ checkIn?.hash }` ),
		stands( '/prisijungti' ),
		stands( '/registruotis' ),
		stands( '/gauk-mentoryste' ),
		stands( '/tapk-mentoriumi' ),
		stands( '/priminti-slaptazodi' ),
		stands( '/atstatyti-slaptazodi?email=a@demo.test&key=x' ),
		stands( '/atstatyti-slaptazodi' ),
		stands( '/issaugoti' ),
		stands( '/nera-tokio' ),
	] );
} );

test( 'screens of members', async ( { page, allowErrors } ) => {
	allowErrors( /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Būsenos', 'Labas' );
	const mentorship = runPhp( `
		global $wpdb;
		echo $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}mentoriai_mentorships WHERE convo_id = ${ convo }" );
	` );
	const plan = runPhp( `
		global $wpdb;
		$plan = $wpdb->get_row( "SELECT plan_id, founder_id FROM {$wpdb->prefix}mentoriai_plans ORDER BY plan_id LIMIT 1" );
		echo $plan->plan_id;
	` );
	await enter( page, founder.token, START );
	await lookAtAll( page, 'founder', [
		loads( '/zinutes' ),
		loads( `/pokalbis/${ convo }` ),
		loads( '/mentorystes' ),
		loads( '/issaugoti' ),
		loads( `/mentoryste/${ mentorship }` ),
		loads( '/veiksmu-planas' ),
		loads( '/profilis' ),
	] );
	await enter( page, tokenOf( 'founder@demo.test' ), START );
	await lookAtAll( page, 'founder', [
		loads( `/veiksmu-planai/${ plan }` ),
	] );
	await enter( page, mentor.token, START );
	await lookAtAll( page, 'mentor', [
		loads( '/profilis' ),
		loads( '/rezultatai' ),
	] );
} );

/** Looks at a state that something has brought: also at 320 × 256, and with the focus somewhere. */
async function lookAt( page: Page, what: string, acted = true ) {
	const size = page.viewportSize() ?? { width: 1280, height: 900 };
	await atRest( page );
	expect.soft( await violations( page ), what ).toEqual( [] );
	await page.setViewportSize( { width: 320, height: 256 } );
	await expectNoSidewaysScroll( page, `${ what } at 320 × 256` );
	const last = page.locator( 'dialog[open] button' ).last();
	if ( await last.count() ) {
		await last.scrollIntoViewIfNeeded();
		await expect.soft( last, what ).toBeInViewport();
	}
	await page.setViewportSize( size );
	if ( acted ) {
		await expectFocus( page, what );
	}
}

async function expectFocus( page: Page, what: string ) {
	await expect
		.poll(
			() =>
				page.evaluate(
					() =>
						// eslint-disable-next-line @wordpress/no-global-active-element -- The page under test has one document.
						document.activeElement !== document.body
				),
			`${ what }: the focus is somewhere`
		)
		.toBe( true );
}

/** Opens the window of a button, looks at it, and closes it. */
async function lookAtDialog( page: Page, name: string ) {
	await page.getByRole( 'button', { name, exact: true } ).press( 'Enter' );
	const dialog = page.locator( 'dialog[open]' );
	await expect( dialog.getByRole( 'heading' ) ).toBeVisible();
	await lookAt( page, `window of ${ name }` );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expectFocus( page, `after the window of ${ name }` );
}

test( 'odd states of guests', async ( { page, allowErrors } ) => {
	allowErrors( /status of 4\d\d/ );
	const { id } = newPerson( { role: 'frontuser' } );
	const unsubscribe = runPhp(
		`echo wp_make_link_relative( MentoriaiPortal\\Mail\\UnsubscribeLink::url( ${ id }, 'new_review' ) );`
	);
	for ( const path of [
		unsubscribe,
		unsubscribe.slice( 0, -1 ),
		'/atstatyti-slaptazodi',
		`/patikra/${ '0'.repeat( 64 ) }`,
		`/apklausa/1/${ '0'.repeat( 64 ) }`,
	] ) {
		await page.goto( path );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		await lookAt( page, path, false );
	}
	await page.goto( unsubscribe );
	await page.locator( 'form button' ).press( 'Enter' );
	await expect( page.locator( 'form button[name=stop]' ) ).toBeVisible();
	await lookAt( page, 'unsubscribed', false );
} );

test( 'odd states of members', async ( { page, allowErrors } ) => {
	allowErrors( /status of [45]\d\d|ERR_INTERNET_DISCONNECTED/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Būsenos', 'Labas' );
	const mentorship = Number(
		runPhp( `
		global $wpdb;
		echo $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}mentoriai_mentorships WHERE convo_id = ${ convo }" );
	` )
	);
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await lookAtDialog( page, lt( 'Withdraw the request' ) );
	await enter( page, mentor.token, `/pokalbis/${ convo }` );
	await lookAtDialog( page, lt( 'I can’t help now' ) );
	await api( mentor.token, 'message_reply', {
		convo_id: convo,
		content: 'Galiu',
	} );
	const day = new Date( Date.now() + 172_800_000 )
		.toISOString()
		.slice( 0, 10 );
	await api( founder.token, 'meeting_propose', {
		mentorship_id: mentorship,
		times: [ `${ day }T10:00:00Z` ],
		minutes: 60,
		place: 'Kavinė',
	} );
	await page.reload();
	for ( const name of [
		lt( 'Choose a time' ),
		lt( 'Propose a meeting' ),
		lt( 'Note a past meeting' ),
		lt( 'End the mentorship' ),
	] ) {
		await lookAtDialog( page, name );
	}

	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await lookAtDialog( page, lt( 'Call off' ) );
	await page.goto( '/veiksmu-planas' );
	await page
		.getByRole( 'button', { name: lt( 'Add a plan' ) } )
		.press( 'Enter' );
	await page
		.getByRole( 'button', { name: lt( 'Save and send to the mentor' ) } )
		.press( 'Enter' );
	await expect( page.getByText( lt( 'Enter the action' ) ) ).toBeVisible();
	await lookAt( page, 'plan form with errors' );

	await page.goto( '/profilis?skiltis=paskyra' );
	await page
		.getByRole( 'button', { name: lt( 'Close my account' ) } )
		.press( 'Enter' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: lt( 'Close my account' ) } )
		.press( 'Enter' );
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'textbox' ).first()
	).toHaveAttribute( 'aria-invalid', 'true' );
	await lookAt( page, 'closing the account, with errors' );
	await page.keyboard.press( 'Escape' );

	await page.route( '**/data/v1/veiksmu-planai/*', ( route ) =>
		route.fulfill( { status: 500, body: 'x' } )
	);
	await walk( page, '/veiksmu-planai/1' );
	await page.getByRole( 'button', { name: lt( 'Try again' ) } ).waitFor();
	await lookAt( page, 'plan that cannot be loaded' );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );

	await page.context().setOffline( true );
	await walk( page, '/mentorystes' );
	await page.getByRole( 'button', { name: lt( 'Try again' ) } ).waitFor();
	await lookAt( page, 'code that cannot be loaded' );
	await page.context().setOffline( false );
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: new RegExp( mentor.last ) } )
	).toBeVisible();

	runPhp(
		`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}mentoriai_sessions WHERE user_id = ${ founder.id }" );`
	);
	await walk( page, '/zinutes' );
	await expect(
		page.getByText( lt( 'Your session has ended. Log in again.' ) )
	).toBeVisible();
	await lookAt( page, 'session that has ended' );
} );
