import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, newConversation, newPerson } from '../../e2e/support/people';
import { runPhp, siteDir } from '../../e2e/support/site';
import { expect, test } from '../../e2e/support/test';
import { lt } from '../../e2e/support/words';

/** MariaDB dies under an open conversation and comes back: nothing typed is lost, the server is not hammered. */

const STEP_MS = 500;
const DATABASE = join( siteDir(), 'run/mariadb' );

interface Round {
	/** When it was asked and when the answer was there, by the page's clock. */
	asked: number;
	answered: number;
	status: number;
}

function kill(): void {
	writeFileSync( `${ DATABASE }.down`, '' );
	process.kill( Number( readFileSync( `${ DATABASE }.pid`, 'utf8' ) ), 9 );
}

async function revive( page: Page ): Promise< void > {
	rmSync( `${ DATABASE }.down`, { force: true } );
	await expect
		.poll( () => existsSync( `${ DATABASE }.pid` ), { timeout: 30_000 } )
		.toBe( true );
	await expect
		.poll(
			async () =>
				(
					await page.request.get( '/wp-json/data/v1/get_router/' )
				).status(),
			{ timeout: 30_000 }
		)
		.toBe( 200 );
}

/** Notes every round of the poller in the page. */
async function watchRounds( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const noted: Round[] = [];
		const real = window.fetch;
		Object.assign( window, { rounds: noted } );
		window.fetch = async ( input, init ) => {
			const url = input instanceof Request ? input.url : String( input );
			if ( ! /get_conversation_meta.*after_id/.test( url ) ) {
				return real( input, init );
			}
			const round = { asked: Date.now(), answered: 0, status: 0 };
			noted.push( round );
			try {
				const response = await real( input, init );
				await response.clone().arrayBuffer();
				round.status = response.status;
				return response;
			} finally {
				round.answered = Date.now();
			}
		};
	} );
}

function rounds( page: Page ): Promise< Round[] > {
	return page.evaluate(
		() => ( window as unknown as { rounds: Round[] } ).rounds
	);
}

/** Lets the page's clock run in small steps, which wait for the answers that are under way, until it is so. */
async function runUntil(
	page: Page,
	so: ( all: Round[] ) => boolean
): Promise< Round[] > {
	for ( let step = 0; step < 1000; step++ ) {
		const all = await rounds( page );
		if ( all.some( ( { answered } ) => answered === 0 ) ) {
			await page.waitForTimeout( 20 );
			continue;
		}
		if ( so( all ) ) {
			return all;
		}
		await page.clock.runFor( STEP_MS );
	}
	throw new Error( 'it never came to that' );
}

function pauses( all: Round[] ): number[] {
	return all
		.slice( 1 )
		.map(
			( { asked }, index ) => asked - ( all[ index ]?.answered ?? asked )
		);
}

test.afterEach( async ( { page } ) => revive( page ) );

test( 'the app says so, asks ever more seldom, keeps what is typed and recovers', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 50\d/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Audra', 'Labas' );
	await page.clock.install();
	await watchRounds( page );
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	const text = page.getByLabel( lt( 'Message text' ) );
	await text.fill( 'Per audrą' );
	await page.clock.pauseAt( Date.now() + 1000 );
	await runUntil( page, ( all ) => all.length > 1 );
	await expect( page.getByText( lt( 'Connection error' ) ) ).toHaveCount( 0 );

	kill();
	const before = ( await rounds( page ) ).length;
	// A message that meets the fall is not lost …
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	const failed = page
		.getByRole( 'listitem' )
		.filter( { hasText: 'Per audrą' } );
	await expect( failed.getByRole( 'alert' ) ).toBeVisible();
	// … nor is one that is only half typed.
	await text.fill( 'Dar rašau' );

	const fallen = (
		await runUntil( page, ( all ) => all.length === before + 6 )
	).slice( before );
	expect( fallen.every( ( { status } ) => status >= 500 ) ).toBe( true );
	for ( const [ index, wanted ] of [
		5000, 10_000, 20_000, 40_000, 40_000,
	].entries() ) {
		const pause = pauses( fallen )[ index ];
		expect( pause ).toBeGreaterThanOrEqual( wanted );
		expect( pause ).toBeLessThanOrEqual( wanted + STEP_MS );
	}
	await expect(
		page.getByText( lt( 'Connection error' ) ).first()
	).toBeVisible();
	await expect( text ).toHaveValue( 'Dar rašau' );

	await revive( page );
	const recovered = (
		await runUntil( page, ( all ) => all.length === before + 8 )
	).slice( before + 6 );
	expect( recovered.map( ( { status } ) => status ) ).toEqual( [ 200, 200 ] );
	const [ pause ] = pauses( recovered );
	expect( pause ).toBeGreaterThanOrEqual( 4500 );
	expect( pause ).toBeLessThanOrEqual( 5500 + STEP_MS );
	await failed.getByRole( 'button', { name: lt( 'Send again' ) } ).click();
	await expect( failed.getByRole( 'time' ) ).toBeVisible();
	await expect( page.getByText( lt( 'Connection error' ) ) ).toHaveCount( 0 );
	await expect( text ).toHaveValue( 'Dar rašau' );
	expect(
		Number(
			runPhp(
				`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}mentoriai_messages WHERE convo_id = ${ convo } AND content = 'Per audrą'" );`
			)
		)
	).toBe( 1 );
} );
