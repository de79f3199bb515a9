import { newestMail } from '../support/mail';
import { logIn, phpString } from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/**
 * A mentor is returned with a reason, mends the profile, is approved and listed, then paused and gone. The editor uses
 * WordPress's own screen of users.
 */

const MENTOR = 'draft-mentor@demo.test';
const NAME = 'Jonas Petrulis';
const REASON =
	'Trūksta patirties aprašymo: parašykite, kiek metų vadovaujate projektams.';
const TEXT = 'Projektams vadovauju dvylika metų.';

interface Kept {
	id: number;
	about: string;
}

let kept: Kept;

test.beforeAll( () => {
	kept = JSON.parse(
		runPhp(
			`$id = get_user_by( 'email', '${ MENTOR }' )->ID;
			echo wp_json_encode( [ 'id' => $id, 'about' => get_user_meta( $id, 'mentoriai_about', true ) ] );`
		)
	) as Kept;
} );

test.afterAll( () => {
	runPhp(
		`update_user_meta( ${
			kept.id
		}, 'mentoriai_about', wp_slash( ${ phpString( kept.about ) } ) );
		do_action( 'mentoriai_set_user_status', ${ kept.id }, 'submitted' );`
	);
} );

test( 'returned with a reason, mended, approved, listed, paused', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	test.setTimeout( 120_000 );
	// WordPress's own screens ask for pictures of other sites; a session that staff ended answers 401.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 40[13]/ );
	const found = async () =>
		(
			( await (
				await page.request.post( '/wp-json/data/v1/mentoriai_dynamic', {
					data: { keyword: NAME },
				} )
			).json() ) as { list: { id: number; slug: string }[] }
		 ).list.find( ( { id } ) => id === kept.id );
	const listed = async () => ( await found() ) !== undefined;

	// The editor finds who waits, reads the profile and sends it back.
	await enterAdmin( page, 'redaktore', '/wp-admin/users.php' );
	await page.locator( '.subsubsub .mentoriai_submitted a' ).click();
	const row = page.locator( `#user-${ kept.id }` );
	await row.hover();
	await row.locator( '.mentoriai_review a' ).click();
	const decision = page.locator( '.mentoriai-member__decide' );
	await expect(
		page.getByRole( 'heading', { level: 2, name: NAME } )
	).toBeVisible();
	await expect( page.locator( '.mentoriai-member__facts' ) ).toContainText(
		kept.about.slice( 0, 40 )
	);
	await decision.locator( 'button[value="return"]' ).click();
	// Without a reason nothing goes out.
	await expect( decision.locator( 'textarea:invalid' ) ).toBeFocused();
	await decision.locator( 'textarea' ).fill( REASON );
	await decision.locator( 'button[value="return"]' ).click();
	await expect( page.locator( '.notice-success' ) ).toBeVisible();
	expect( await listed() ).toBe( false );

	// The mentor gets a mail, reads the reason in the profile, mends and submits.
	runPhp( `do_action( 'mentoriai_run_due' );` );
	const mail = await newestMail( MENTOR );
	expect( mail.text ).toContain( REASON );
	expect( mail.text ).toContain( '/profilis' );
	const mentor = await newVisitor();
	await mentor.goto( '/prisijungti' );
	await logIn( mentor, MENTOR );
	await mentor.waitForURL( ( url ) => ! url.pathname.includes( 'prisij' ) );
	await mentor.goto( '/profilis' );
	await expect( mentor.getByText( REASON ) ).toBeVisible();
	await mentor.locator( 'textarea[name="aprasymaslt"]' ).fill( TEXT );
	const saved = mentor.waitForResponse( /save_profile/ );
	await mentor
		.locator( 'form', {
			has: mentor.locator( 'textarea[name="aprasymaslt"]' ),
		} )
		.locator( '[type="submit"]' )
		.click();
	expect( ( await saved ).status() ).toBe( 200 );
	await expect( mentor.getByText( REASON ) ).toBeHidden();

	// Approved: found by everybody, on a page of their own.
	// Others may wait too.
	await page.goto(
		`/wp-admin/admin.php?page=mentoriai-review&user=${ kept.id }`
	);
	await expect( page.locator( '.mentoriai-member__facts' ) ).toContainText(
		TEXT
	);
	await decision.locator( 'button[value="approve"]' ).click();
	await expect( page.locator( '.notice-success' ) ).toBeVisible();
	expect( await listed() ).toBe( true );
	// The decision stays beside the texts, and the public page is one click away.
	await page.goto(
		`/wp-admin/admin.php?page=mentoriai-review&user=${ kept.id }`
	);
	await expect( decision ).toHaveCSS( 'position', 'sticky' );
	await expect( decision.locator( 'button[value="reject"]' ) ).toBeHidden();
	const guest = await newVisitor();
	await guest.goto(
		String(
			await page
				.locator( '.mentoriai-member__head a[href*="/mentorius/"]' )
				.getAttribute( 'href' )
		)
	);
	await expect(
		guest.getByRole( 'heading', { level: 1, name: NAME } )
	).toBeVisible();
	const address = guest.url();

	// A change of the public text is shown at once, listed for the editor, and marked as seen.
	await mentor.reload();
	await mentor
		.locator( 'textarea[name="aprasymaslt"]' )
		.fill( `${ TEXT } Dirbu Kaune.` );
	const changed = mentor.waitForResponse( /save_profile/ );
	await mentor
		.locator( 'form', {
			has: mentor.locator( 'textarea[name="aprasymaslt"]' ),
		} )
		.locator( '[type="submit"]' )
		.click();
	expect( ( await changed ).status() ).toBe( 200 );
	await guest.reload();
	await expect( guest.getByText( 'Dirbu Kaune.' ) ).toBeVisible();
	await page.goto( '/wp-admin/admin.php?page=mentoriai-profile-changes' );
	const change = page.locator( '.mentoriai-change', { hasText: NAME } );
	await expect( change.locator( '.diff-addedline' ) ).toContainText(
		'Dirbu Kaune.'
	);
	await change.locator( '.button-primary' ).click();
	await expect( change ).toHaveCount( 0 );

	// Paused in the list: gone at once.
	await page.goto(
		'/wp-admin/users.php?mentoriai_status=public&s=draft-mentor'
	);
	await page.locator( `#user_${ kept.id }` ).check();
	await page
		.locator( '#bulk-action-selector-top' )
		.selectOption( 'mentoriai_pause' );
	await page.locator( '#doaction' ).click();
	await page.locator( '#mentoriai-reason' ).fill( 'Atostogos' );
	await page.locator( '.wrap form .button-primary' ).click();
	await expect( page.locator( '.notice-success' ) ).toBeVisible();
	expect( await listed() ).toBe( false );
	expect( ( await guest.request.get( address ) ).status() ).toBe( 404 );
} );
