import { randomUUID } from 'node:crypto';
import { countRequests } from '../support/counted';
import {
	api,
	enter,
	logIn,
	newConversation,
	newPerson,
} from '../support/people';
import { messageLog, setVisible } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** What open conversations ask for: one poller a browser. */

const POLL = /after_id=/;

test( 'three tabs of a browser ask as one, hand over, and end together with what was typed', async ( {
	page,
	context,
	allowErrors,
} ) => {
	test.setTimeout( 120_000 );
	allowErrors( /status of 401/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const first = await newConversation( founder, mentor, 'Pirmas', 'Labas' );
	const second = await newConversation( founder, mentor, 'Antras', 'Sveiki' );
	const counted = await countRequests( context, randomUUID().slice( 0, 8 ) );
	await enter( page, founder.token, `/pokalbis/${ first }` );
	await expect( messageLog( page ) ).toContainText( 'Labas' );
	const [ twin, other ] = [
		await context.newPage(),
		await context.newPage(),
	];
	await twin.goto( `/pokalbis/${ first }` );
	await expect( messageLog( twin ) ).toContainText( 'Labas' );
	await other.goto( `/pokalbis/${ second }` );
	await expect( messageLog( other ) ).toContainText( 'Sveiki' );

	for ( const [ convo, text ] of [
		[ first, 'Visiems skirtukams' ],
		[ second, 'Trečiam skirtukui' ],
	] as const ) {
		await api( mentor.token, 'message_reply', {
			convo_id: convo,
			content: text,
		} );
	}
	await expect( messageLog( page ) ).toContainText( 'Visiems skirtukams' );
	await expect( messageLog( twin ) ).toContainText( 'Visiems skirtukams' );
	await expect( messageLog( other ) ).toContainText( 'Trečiam skirtukui' );

	// The tab that asks goes behind another one: the next one asks, in the same pace.
	await setVisible( page, false );
	await page.waitForTimeout( 12_000 );
	await setVisible( twin, false );
	await setVisible( other, false );
	await page.waitForTimeout( 500 );
	const before = counted( POLL );
	for ( const convo of [ first, second ] ) {
		const asked = counted(
			new RegExp( `convo_id=${ convo }&.*after_id=` )
		);
		expect( asked.length ).toBeGreaterThanOrEqual( 3 );
		asked.slice( 1 ).forEach( ( { begin }, index ) => {
			expect( begin - ( asked[ index ]?.end ?? 0 ) ).toBeGreaterThan(
				4400
			);
		} );
	}
	// Never two in flight.
	before.slice( 1 ).forEach( ( { begin }, index ) => {
		expect( begin ).toBeGreaterThanOrEqual( before[ index ]?.end ?? 0 );
	} );
	await page.waitForTimeout( 7000 );
	expect( counted( POLL ) ).toHaveLength( before.length );

	await twin.getByLabel( lt( 'Message text' ) ).fill( 'Pradėta mintis' );
	runPhp( `do_action( 'mentoriai_end_sessions', ${ founder.id } );` );
	await setVisible( other, true );
	for ( const tab of [ page, twin, other ] ) {
		await expect( tab ).toHaveURL( /\/prisijungti$/ );
	}
	expect( counted( POLL ) ).toHaveLength( before.length + 1 );
	await logIn( twin, founder.email );
	await expect( twin ).toHaveURL( new RegExp( `/pokalbis/${ first }$` ) );
	await expect( twin.getByLabel( lt( 'Message text' ) ) ).toHaveValue(
		'Pradėta mintis'
	);
} );
