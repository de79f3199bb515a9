import { press, write } from '../support/keyboard';
import { newPerson } from '../support/people';
import { atRest, expectNoSidewaysScroll, violations } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** From home to up to five mentors, by the keyboard alone on a narrow window; what was answered stays with the person. */
test( 'a guest answers three questions and sees why these mentors', async ( {
	page,
} ) => {
	const mark = Date.now().toString( 36 );
	// Three words: as many points as words give.
	const word = `medunesiai${ mark } koriai${ mark } vaskas${ mark }`;
	const mentor = newPerson( {
		role: 'mentorius',
		meta: { mentoriai_position: `Bitininkė, ${ word }` },
	} );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.setViewportSize( { width: 320, height: 640 } );
	const h1 = page.getByRole( 'heading', { level: 1 } );
	const look = async ( what: string ) => {
		await atRest( page );
		expect.soft( await violations( page, 'main' ), what ).toEqual( [] );
		await expectNoSidewaysScroll( page, what );
	};
	const step = ( name: string ) =>
		press( page, page.getByRole( 'button', { name: lt( name ) } ) );

	await page.goto( '/' );
	await press(
		page,
		page
			.getByRole( 'main' )
			.getByRole( 'link', { name: lt( 'Find a mentor' ) } )
			.first()
	);
	await expect( page ).toHaveURL( /\/rask-mentoriu$/ );
	await expect( h1 ).toHaveText( lt( 'What do you need help with?' ) );
	await look( 'fields' );
	await step( 'Skip' );
	await expect( h1 ).toHaveText( lt( 'What would you like to talk about?' ) );
	await expect( h1 ).toBeFocused();
	await look( 'words' );
	await write( page, page.getByRole( 'textbox' ), word );
	await page.keyboard.press( 'Enter' );
	await expect( h1 ).toHaveText( lt( 'Which city are you in?' ) );
	await look( 'town' );
	await step( 'Show mentors' );

	const found = page.getByRole( 'main' ).getByRole( 'listitem' );
	await expect( page.getByRole( 'article' ) ).toHaveCount( 5 );
	await expect( h1 ).toBeFocused();
	await expect( page.getByRole( 'article' ).first() ).toContainText(
		mentor.last
	);
	await expect( found.first() ).toContainText(
		'Profilyje minima tai, ką rašėte'
	);
	await look( 'mentors' );

	// A reload keeps the answers, and Back leads through them.
	await page.reload();
	await expect( page.getByRole( 'article' ) ).toHaveCount( 5 );
	await page.goBack();
	await expect( h1 ).toHaveText( lt( 'Which city are you in?' ) );
	await page.goBack();
	await expect( page.getByRole( 'textbox' ) ).toHaveValue( word );
	await page.goForward();
	await page.goForward();
	await press(
		page,
		page.getByRole( 'article' ).first().getByRole( 'link' ).first()
	);
	await expect( h1 ).toContainText( mentor.last );
	await page.goBack();
	await expect( page.getByRole( 'article' ) ).toHaveCount( 5 );

	// What was typed stands in no address that a server sees.
	expect( asked.filter( ( url ) => url.includes( mark ) ) ).toEqual( [] );
} );

test( 'the language switch takes the answers along', async ( { page } ) => {
	await page.goto( '/rask-mentoriu' );
	const skip = page.getByRole( 'button', { name: lt( 'Skip' ) } );
	await skip.click();
	await page.getByRole( 'textbox' ).fill( 'medus' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /zingsnis=3.*zodziai=medus/ );
	await page
		.locator( '.mp-util .mp-lang' )
		.getByRole( 'link', { name: 'EN' } )
		.click();
	await expect( page ).toHaveURL( /\/en\/[a-z-]+#zingsnis=3.*zodziai=medus/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Which city are you in?'
	);
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the first question leads to the list of a field', async ( {
		page,
	} ) => {
		await page.goto( '/en/find-a-mentor' );
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'Export' } )
			.click();
		await expect( page ).toHaveURL( /\/en\/e-mentoriai\?sritis=/ );
		await expect( page.getByRole( 'article' ).first() ).toBeVisible();
	} );
} );
