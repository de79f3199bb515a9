import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import { expect } from './test';
import { demoSite, runPhp } from './site';
import { lt } from './words';

export const PASSWORD = 'demo12345';

export interface Person {
	id: number;
	email: string;
	first: string;
	last: string;
	/** Of a mentor's page. */
	slug: string;
	/** A session of theirs. */
	token: string;
}

interface Wanted {
	role: 'frontuser' | 'mentorius' | 'neapsisprendes';
	status?: 'public' | 'draft';
	first?: string;
	last?: string;
	/** Further user meta. */
	meta?: Record< string, unknown >;
}

/** An account of this journey alone, with a session; made on the server, as registering has its own journey. */
export function newPerson( wanted: Wanted ): Person {
	const person = {
		status: 'public',
		first: 'Ieva',
		last: `Bandomoji${ randomUUID().slice( 0, 6 ) }`,
		email: `${ randomUUID() }@demo.test`,
		meta: {},
		...wanted,
	};
	const made = runPhp( `
		$given = json_decode( ${ phpString( JSON.stringify( person ) ) }, true );
		$id = wp_insert_user( wp_slash( [
			'user_login' => 'e2e' . wp_rand(), 'user_email' => $given['email'], 'user_pass' => '${ PASSWORD }',
			'first_name' => $given['first'], 'last_name' => $given['last'],
			'display_name' => $given['first'] . ' ' . $given['last'], 'role' => $given['role'],
		] ) );
		$meta = $given['meta'] + [
			'mentoriai_status' => $given['status'], 'mentoriai_lang' => 'lt', 'mentoriai_confirmed_at' => '2026-01-01 00:00:00',
			'mentoriai_muted_mails' => [ 'new_message', 'new_review' ], 'mentoriai_company' => 'UAB Bandymas', 'mentoriai_company_year' => '2020',
			'mentoriai_activity' => 'Kepame duoną.', 'mentoriai_questions' => 'Kaip augti?',
			'mentoriai_position' => 'Vadovas, UAB Patirtis', 'mentoriai_about' => 'Padedu augti.', 'mentoriai_busy' => '0',
		];
		foreach ( $meta as $key => $value ) {
			update_user_meta( $id, $key, wp_slash( $value ) );
		}
		do_action( 'mentoriai_profile_saved', $id );
		echo wp_json_encode( [ 'id' => $id, 'slug' => (string) get_user_meta( $id, 'mentoriai_slug', true ), 'token' => ${ ISSUE } ] );
	` );
	return {
		...( JSON.parse( made ) as Pick< Person, 'id' | 'slug' | 'token' > ),
		email: person.email,
		first: person.first,
		last: person.last,
	};
}

const ISSUE = `( static function ( int $id ): string {
	$db = new MentoriaiPortal\\Core\\Database\\Db( $GLOBALS['wpdb'] );
	$clock = new MentoriaiPortal\\Core\\Clock();
	return ( new MentoriaiPortal\\Session\\Sessions( new MentoriaiPortal\\Session\\SessionRepository( $db, $clock ), $clock ) )->issue( $id, get_userdata( $id )->user_pass );
} )( (int) $id )`;

export function phpString( text: string ): string {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/** A session of an account that is there already. */
export function tokenOf( email: string ): string {
	return runPhp(
		`$id = get_user_by( 'email', ${ phpString(
			email
		) } )->ID; echo ${ ISSUE };`
	);
}

/** Opens a screen as somebody who logged in earlier. */
export async function enter(
	page: Page,
	token: string,
	path: string
): Promise< void > {
	await page.goto( '/wp-includes/js/dist/i18n.min.js' );
	await page.evaluate(
		( [ key, kept ] ) => localStorage.setItem( key, kept ),
		[
			'mentoriai.session',
			JSON.stringify( { token, until: Date.now() + 21_600_000 } ),
		] as const
	);
	await page.goto( path );
}

/** Types into the log-in form that is on screen and sends it; the bot check is real. */
export async function logIn(
	page: Page,
	email: string,
	password = PASSWORD
): Promise< void > {
	const form = page.locator( 'form', {
		has: page.getByLabel( lt( 'Password' ), { exact: true } ),
	} );
	await form.getByLabel( lt( 'Email' ) ).fill( email );
	await form.getByLabel( lt( 'Password' ), { exact: true } ).fill( password );
	await form.getByRole( 'button', { name: lt( 'Log in' ) } ).click();
}

/** A conversation that the founder began. */
export async function newConversation(
	founder: Person,
	mentor: Person,
	subject: string,
	message: string
): Promise< number > {
	const reply = await api< { convo_id: number } >(
		founder.token,
		'message_send',
		{ id: mentor.id, subject, message }
	);
	return reply.convo_id;
}

/** Calls data/v1 as a person. */
export async function api< Reply >(
	token: string,
	route: string,
	data: Record< string, unknown >
): Promise< Reply > {
	const client = await request.newContext( { baseURL: demoSite().url } );
	const reply = await client.post( `/wp-json/data/v1/${ route }`, {
		headers: { Authorization: `Bearer ${ token }` },
		data,
	} );
	expect( reply.status(), await reply.text() ).toBe( 200 );
	const body = ( await reply.json() ) as Reply;
	await client.dispose();
	return body;
}
