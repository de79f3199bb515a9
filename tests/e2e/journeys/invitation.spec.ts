import { linkIn, newestMail } from '../support/mail';
import { logIn, newPerson, phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

const FRESH = 'naujas123';

/** An account that an import made, waiting to be public; its person is invited. */
function invite( email: string ): void {
	runPhp( `
		$id = get_user_by( 'email', ${ phpString( email ) } )->ID;
		delete_user_meta( $id, 'mentoriai_confirmed_at' );
		update_user_meta( $id, 'mentoriai_consents', array() );
		update_user_meta( $id, 'mentoriai_waiting_status', 'public' );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->users, array( 'user_pass' => '*' ), array( 'ID' => $id ) );
		clean_user_cache( $id );
		$plugin = new MentoriaiPortal\\Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		( fn () => $this->module( MentoriaiPortal\\Invitations\\InvitationsModule::class ) )->call( $plugin )->invitations()->invite( array( $id ) );
		do_action( 'mentoriai_run_due' );
	` );
}

test( 'a mentor who was imported sets a password, logs in, agrees, and is public only then', async ( {
	page,
	allowErrors,
	newVisitor,
} ) => {
	// The key a second time, and what needs the consents.
	allowErrors( /status of (?:400|403)/ );
	const mentor = newPerson( { role: 'mentorius', status: 'draft' } );
	invite( mentor.email );
	const slug = `${ mentor.first }-${ mentor.last }`.toLowerCase();
	const visitor = await newVisitor();
	const isPublic = async () => {
		const reply = await visitor.request.get( `/mentorius/${ slug }` );
		return ( await reply.text() ).includes( mentor.last );
	};

	const mail = await newestMail( mentor.email );
	expect( mail.subject ).toBe( 'Kviečiame į mentorystės portalą' );
	const link = linkIn( mail, /atstatyti-slaptazodi\?.*key=/ );
	await page.goto( link );
	await expect(
		page.getByRole( 'heading', {
			level: 1,
			name: lt( 'Set your password' ),
		} )
	).toBeVisible();
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		mentor.email
	);
	const save = async () => {
		await page
			.getByLabel( lt( 'Password' ), { exact: true } )
			.fill( FRESH );
		await page.getByLabel( lt( 'Repeat the password' ) ).fill( FRESH );
		await page.getByRole( 'button', { name: lt( 'Save' ) } ).click();
	};
	await save();
	await expect( page ).toHaveURL( /\/prisijungti$/ );

	// The link works once, and says what to do.
	await page.goto( link );
	await save();
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText(
		lt( 'This invitation was used already, or it has expired' )
	);
	expect( await isPublic() ).toBe( false );
	await alert.getByRole( 'link', { name: lt( 'Log in' ) } ).click();
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		mentor.email
	);
	await logIn( page, mentor.email, FRESH );
	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'One more step' ) } )
	).toBeVisible();
	expect( await isPublic() ).toBe( false );

	await page.getByLabel( /privatumo politika/ ).check();
	await page.getByLabel( /narystės taisyklėmis/ ).check();
	await page
		.getByRole( 'button', { name: lt( 'Agree and continue' ) } )
		.click();
	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'One more step' ) } )
	).toBeHidden();
	expect( await isPublic() ).toBe( true );
} );
