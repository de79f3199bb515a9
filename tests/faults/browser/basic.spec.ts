import { enter, newPerson } from '../../e2e/support/people';
import { expect, test } from '../../e2e/support/test';
import { lt } from '../../e2e/support/words';

/** A web server that asks for a password of its own before the site keeps the header Authorization for itself. */

test.use( {
	userAgent: 'Staging',
	httpCredentials: { username: 'staging', password: 'demo12345' },
} );

test( 'a member works on a site behind HTTP Basic', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 401/ );
	const refused: string[] = [];
	page.on( 'response', ( response ) => {
		if ( response.status() === 401 ) {
			refused.push( response.url() );
		}
	} );
	const founder = newPerson( { role: 'frontuser' } );
	await enter( page, founder.token, '/zinutes' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'Messages' ) } )
	).toBeVisible();
	await expect( page.getByText( founder.first ).first() ).toBeVisible();
	await page.goto( '/profilis' );
	await expect( page.getByLabel( lt( 'First name' ) ) ).toHaveValue(
		founder.first
	);
	expect( refused.length ).toBeGreaterThan( 0 );
} );
