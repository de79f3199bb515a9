import { press, write } from '../support/keyboard';
import { mailsTo } from '../support/mail';
import { enter, newPerson } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';
import { enterAdmin, newStaff } from '../support/wp-admin';

/** Staff suggest somebody to a founder: the member's page, one email, the box above the messages until it is closed, and the page again. */
test( 'a suggestion from the member’s page to its end, by keyboard', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED/ );
	const mentor = newPerson( { role: 'mentorius', first: 'Rasa' } );
	const founder = newPerson( { role: 'frontuser' } );
	const note = 'Abi padeda <b>kepykloms</b> – pradėkite nuo Rasos.';
	await enterAdmin(
		page,
		newStaff( 'mentoriai_manager' ),
		`/wp-admin/admin.php?page=mentoriai-members&user=${ founder.id }`
	);

	const form = page.locator( '#mentoriai-suggest' );
	await form.getByLabel( 'Note to the founder' ).fill( note );
	await write( page, form.getByLabel( 'Find mentors' ), mentor.last );
	// Enter searches, and suggests nothing; what was typed stays.
	await page.keyboard.press( 'Enter' );
	const box = form.getByRole( 'checkbox', { name: mentor.last } );
	await box.focus();
	await page.keyboard.press( 'Space' );
	await expect( box ).toBeChecked();
	await expect( form.getByLabel( 'Note to the founder' ) ).toHaveValue(
		note
	);
	await expectAccessible( page, 'member page', '#mentoriai-suggest' );
	await form.getByRole( 'button', { name: 'Suggest', exact: true } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( form.getByRole( 'status' ) ).toContainText( 'gets an email' );

	const mails = () =>
		mailsTo( founder.email ).filter( ( { raw } ) =>
			/^X-Mentoriai-Mail: mentors_suggested\r?$/m.test( raw )
		);
	runPhp( `do_action( 'mentoriai_run_due' );` );
	await expect.poll( () => mails().length ).toBe( 1 );
	for ( const words of [
		mentor.last,
		'pradėkite nuo Rasos',
		`/mentorius/${ mentor.slug }`,
	] ) {
		expect( mails()[ 0 ]?.text ).toContain( words );
	}

	const visitor = await newVisitor();
	await visitor.setViewportSize( { width: 320, height: 740 } );
	await enter( visitor, founder.token, '/zinutes' );
	const shown = visitor.getByRole( 'region', {
		name: lt( 'Suggestions from the programme’s team' ),
	} );
	await expect( shown ).toContainText( note );
	await expectAccessible( visitor, 'box above the messages' );
	await expectNoSidewaysScroll( visitor, 'box above the messages' );
	await press(
		visitor,
		shown.getByRole( 'link', { name: mentor.last } ).first()
	);
	await expect( visitor ).toHaveURL( new RegExp( `${ mentor.slug }$` ) );
	await visitor.goBack();
	await press(
		visitor,
		shown.getByRole( 'button', { name: mentor.last } ).last()
	);
	const question = visitor.getByRole( 'alertdialog' );
	await expectAccessible( visitor, 'question before it is closed' );
	await press(
		visitor,
		question.getByRole( 'button', { name: lt( 'Close the suggestion' ) } )
	);
	await expect( shown ).toHaveCount( 0 );
	await visitor.reload();
	await expect( visitor.getByText( lt( 'No messages yet' ) ) ).toBeVisible();
	await expect( shown ).toHaveCount( 0 );

	// No conversation began, the mentor was told nothing, and staff see what became of it.
	expect( mailsTo( mentor.email ) ).toEqual( [] );
	await page.goto(
		`/wp-admin/admin.php?page=mentoriai-members&user=${ founder.id }`
	);
	await expect(
		page.getByRole( 'row' ).filter( { hasText: mentor.last } )
	).toContainText( 'Closed by the founder on' );
	expect( mails() ).toHaveLength( 1 );
} );
