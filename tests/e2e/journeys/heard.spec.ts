/* eslint-disable @wordpress/no-global-active-element -- The page under test has one document. */
import type { CDPSession, Page } from '@playwright/test';
import { api, enter, newConversation, newPerson } from '../support/people';
import { allScripts } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** What a person hears and where the keyboard is; read from the browser's accessibility tree, shadow roots included. */

interface Node {
	nodeId: string;
	ignored: boolean;
	role?: { value: string };
	name?: { value: string };
	properties?: { name: string; value: { value?: unknown } }[];
	childIds?: string[];
}

async function tree( cdp: CDPSession ): Promise< Node[] > {
	const { nodes } = await cdp.send( 'Accessibility.getFullAXTree' );
	return nodes as unknown as Node[];
}

/** The text of all live regions that can be heard now. */
async function heard( cdp: CDPSession ): Promise< string > {
	const nodes = await tree( cdp );
	const byId = new Map( nodes.map( ( node ) => [ node.nodeId, node ] ) );
	const textOf = ( node: Node ): string =>
		node.role?.value === 'StaticText'
			? node.name?.value ?? ''
			: ( node.childIds ?? [] )
					.map( ( id ) => textOf( byId.get( id ) as Node ) )
					.join( ' ' );
	return nodes
		.filter(
			( { properties } ) =>
				properties?.some(
					( { name, value } ) =>
						name === 'live' &&
						[ 'polite', 'assertive' ].includes(
							String( value.value )
						)
				)
		)
		.map( textOf )
		.join( '\n' );
}

/** The role and the name of what has the focus. */
async function focused( cdp: CDPSession ): Promise< string > {
	const at = ( await tree( cdp ) ).filter(
		( { properties, role } ) =>
			role?.value !== 'RootWebArea' &&
			properties?.some(
				( { name, value } ) =>
					name === 'focused' && value.value === true
			)
	);
	return at
		.map( ( { role, name } ) => `${ role?.value } ${ name?.value }` )
		.join();
}

const cdpOf = ( page: Page ) => page.context().newCDPSession( page );

test( 'a list that was found empty is shown whole again: the count has the focus and is said', async ( {
	page,
} ) => {
	const cdp = await cdpOf( page );
	// What keeps the focus comes after the first paint, with the menus.
	await page.goto( '/e-mentoriai?paieska=nieko-tokio-nera' );
	await allScripts( page );
	await page
		.getByRole( 'button', { name: lt( 'Show all mentors' ) } )
		.press( 'Enter' );
	await expect.poll( () => focused( cdp ) ).toMatch( /^status/ );
	await expect
		.poll( () => heard( cdp ) )
		.toMatch( /Rast(i|a|as)\s+\d+\s+mentori/ );
} );

test( 'who logs out hears it, and the keyboard is on the heading of the page', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser', first: 'Klausa' } );
	const cdp = await cdpOf( page );
	await enter( page, founder.token, '/zinutes' );
	await page
		.getByRole( 'banner' )
		.getByRole( 'button', { name: /^Klausa/ } )
		.press( 'ArrowUp' );
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( () => heard( cdp ) )
		.toContain( lt( 'You are logged out' ) );
	await expect.poll( () => focused( cdp ) ).toMatch( /^heading/ );
	// The note closes: the focus goes back to the page.
	await page
		.getByRole( 'region', { name: lt( 'Notifications' ) } )
		.getByRole( 'button', { name: lt( 'Close' ) } )
		.press( 'Enter' );
	await expect.poll( () => focused( cdp ) ).toMatch( /^heading/ );
} );

/** A founder with a plan. */
async function planner() {
	const founder = newPerson( { role: 'frontuser', first: 'Klausa' } );
	const mentor = newPerson( { role: 'mentorius' } );
	await newConversation( founder, mentor, 'Kaina', 'Labas' );
	const { id: plan } = await api< { id: number } >(
		founder.token,
		'save_new_plan',
		{
			mentorId: mentor.id,
			pagrindinisTikslas: 'Parduoti Suomijoje',
			planSteps: [
				{
					veiksmas: 'Kaina',
					rezultatas: 'Aiški kaina',
					terminas: '2099-12-01',
				},
			],
		}
	);
	return { founder, plan };
}

test( 'a screen that takes its time has not the title of the one before, and its heading is read when it comes', async ( {
	page,
} ) => {
	test.slow();
	const { founder, plan } = await planner();
	const cdp = await cdpOf( page );
	await enter( page, founder.token, '/zinutes' );
	await expect( page ).toHaveTitle( /^Žinutės/ );
	// The app is there, not only what the server wrote.
	await expect( page.locator( '.mp-toasts' ) ).toBeAttached();
	let answer: () => void = () => undefined;
	const asked = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await page.route( `**/veiksmu-planai/${ plan }*`, async ( route ) => {
		await asked;
		await route.continue();
	} );
	await page.evaluate( ( to ) => {
		window.history.pushState( { usr: null, key: 'a', idx: 0 }, '', to );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, `/veiksmu-planai/${ plan }` );
	await expect( page ).toHaveTitle( /^Veiksmų planai/ );
	await expect.poll( () => focused( cdp ) ).toMatch( /^main/ );
	answer();
	await expect
		.poll( () => focused( cdp ) )
		.toMatch( new RegExp( `^heading .*${ plan }` ) );
	await expect( page ).toHaveTitle( new RegExp( `${ plan }` ) );
} );

test.describe( 'magnified four times', () => {
	test.use( { viewport: { width: 320, height: 256 } } );

	test( 'nothing covers what has the focus in a long form', async ( {
		page,
	} ) => {
		const mentor = newPerson( { role: 'mentorius' } );
		await enter( page, mentor.token, '/profilis' );
		await page.getByLabel( lt( 'First name' ) ).focus();
		const inForm = () =>
			page.evaluate(
				() => document.activeElement?.closest( 'footer' ) === null
			);
		for ( let step = 0; await inForm(); step++ ) {
			const covered = await page.evaluate( () => {
				const element = document.activeElement as HTMLElement;
				const { x, y, width, height } = element.getBoundingClientRect();
				const middle = document.elementFromPoint(
					Math.min( x + width / 2, window.innerWidth - 1 ),
					Math.min(
						Math.max( y + height / 2, 0 ),
						window.innerHeight - 1
					)
				);
				return element === document.body ||
					! middle ||
					! (
						element.contains( middle ) ||
						element
							.closest( 'label, li, form > *' )
							?.contains( middle )
					)
					? `${ element.tagName } ${ element.id } ${ Math.round(
							y
					  ) }`
					: '';
			} );
			expect( covered, `stop ${ step }` ).toBe( '' );
			await page.keyboard.press( 'Tab' );
		}
	} );
} );
