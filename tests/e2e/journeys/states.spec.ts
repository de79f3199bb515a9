import type { Page } from '@playwright/test';
import { cachedReplies } from '../support/cached';
import { checkInLink } from '../support/check-ins';
import { enter, newConversation, newPerson, tokenOf } from '../support/people';
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
		const [ pathname ] = to.split( '?' );
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
	const link = await checkInLink(
		newPerson( { role: 'frontuser' } ),
		newPerson( { role: 'mentorius' } )
	);
	const checkIn = link.slice( link.lastIndexOf( '/' ) + 1 );
	await page.goto( START );
	await lookAtAll( page, 'guest', [
		loads( '/' ),
		loads( '/e-mentoriai' ),
		loads( `/mentorius/${ mentor }` ),
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
		loads( `/patikra/${ checkIn }` ),
		stands( '/prisijungti' ),
		stands( '/registruotis' ),
		stands( '/gauk-mentoryste' ),
		stands( '/tapk-mentoriumi' ),
		stands( '/priminti-slaptazodi' ),
		stands( '/atstatyti-slaptazodi?email=a@demo.test&key=x' ),
		stands( '/atstatyti-slaptazodi' ),
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
