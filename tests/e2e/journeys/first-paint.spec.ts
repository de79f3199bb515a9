import type { Page } from '@playwright/test';
import { enter, newConversation, newPerson, tokenOf } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';

/** A first page on a phone: nothing is asked of the API before it is painted, and nothing jumps (quality: first page). */

async function expectCalm( page: Page, path: string ): Promise< void > {
	await page.goto( path, { waitUntil: 'networkidle' } );
	await expect( page.locator( 'main [aria-busy=true]' ) ).toHaveCount( 0 );
	const seen = await page.evaluate(
		() =>
			new Promise< { shift: number; moved: string[]; early: string[] } >(
				( done ) => {
					let shift = 0;
					const moved: string[] = [];
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							const { value, sources } = entry as unknown as {
								value: number;
								sources: { node: Element | null }[];
							};
							shift += value;
							moved.push(
								...sources.map( ( { node } ) =>
									String( node?.className )
								)
							);
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
					const [ paint ] = performance.getEntriesByName(
						'first-contentful-paint'
					);
					const early = performance
						.getEntriesByType( 'resource' )
						.filter(
							( { name, startTime } ) =>
								name.includes( '/wp-json/' ) &&
								startTime < ( paint?.startTime ?? Infinity )
						)
						.map( ( { name } ) => name );
					setTimeout( () => done( { shift, moved, early } ), 300 );
				}
			)
	);
	expect.soft( seen.early, `${ path }, asked too early` ).toEqual( [] );
	expect
		.soft( seen.shift, `${ path }, moved: ${ seen.moved.join() }` )
		.toBeLessThan( 0.02 );
}

test( 'first pages of guests @phone', async ( { page } ) => {
	const slug = runPhp(
		"echo get_user_meta( get_user_by( 'email', 'mentor@demo.test' )->ID, 'mentoriai_slug', true );"
	);
	for ( const path of [
		'/',
		'/e-mentoriai',
		`/mentorius/${ slug }`,
		'/sekmes-istorijos',
		'/renginiai',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/prisijungti',
		'/registruotis',
		'/priminti-slaptazodi',
	] ) {
		await expectCalm( page, path );
	}
} );

test( 'first pages of members @phone', async ( { page } ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Ramu', 'Labas' );
	await enter( page, founder.token, '/zinutes' );
	for ( const path of [
		'/zinutes',
		`/pokalbis/${ convo }`,
		'/veiksmu-planas',
		'/profilis',
	] ) {
		await expectCalm( page, path );
	}
	await enter( page, tokenOf( 'mentor@demo.test' ), '/rezultatai' );
	await expectCalm( page, '/rezultatai' );
} );
