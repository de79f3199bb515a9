import type { Page } from '@playwright/test';
import {
	enter,
	newConversation,
	newPerson,
	type Person,
	tokenOf,
} from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** No network, no server, double clicks: nothing that was typed is lost, and nothing is written twice. */

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d/;

function messagesOf( person: Person, text: string ): number {
	return Number(
		runPhp(
			`global $wpdb; echo $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}mentoriai_messages WHERE author_id = %d AND content = %s", ${ person.id }, '${ text }' ) );`
		)
	);
}

function bubble( page: Page, text: string ) {
	return page.getByRole( 'listitem' ).filter( { hasText: text } );
}

test( 'a message sent without a network waits with its text and arrives once', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( OFFLINE );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Ryšys', 'Labas' );
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	const text = page.getByLabel( lt( 'Message text' ) );
	await text.fill( 'Be interneto' );

	await context.setOffline( true );
	await expect(
		page.getByText(
			lt( 'You are offline. What you see may be out of date.' )
		)
	).toBeVisible();
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).click();
	const failed = bubble( page, 'Be interneto' );
	await expect( failed.getByRole( 'alert' ) ).toBeVisible();
	await failed.getByRole( 'button', { name: lt( 'Send again' ) } ).click();
	await expect( failed.getByRole( 'alert' ) ).toBeVisible();

	await context.setOffline( false );
	await page.reload();
	await failed.getByRole( 'button', { name: lt( 'Send again' ) } ).click();
	await expect(
		bubble( page, 'Be interneto' ).getByRole( 'time' )
	).toBeVisible();
	await expect( bubble( page, 'Be interneto' ) ).toHaveCount( 1 );
	expect( messagesOf( founder, 'Be interneto' ) ).toBe( 1 );
} );

test( 'an answer that gets lost on its way back is written once when tried again', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( OFFLINE );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation(
		founder,
		mentor,
		'Kartojimas',
		'Labas'
	);
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	// The server writes it; the reader of the reply never hears of it.
	await page.route(
		/message_reply/,
		async ( route ) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 }
	);
	// Else the next poll brings it before it is tried again.
	await page.route( /after_id=/, ( route ) => route.abort() );
	await page.getByLabel( lt( 'Message text' ) ).fill( 'Vieną kartą' );
	await page.keyboard.press( 'Control+Enter' );
	const failed = bubble( page, 'Vieną kartą' ).filter( {
		has: page.getByRole( 'alert' ),
	} );
	await failed.getByRole( 'button', { name: lt( 'Send again' ) } ).click();
	await expect( failed ).toHaveCount( 0 );
	await expect( bubble( page, 'Vieną kartą' ) ).toHaveCount( 1 );
	expect( messagesOf( founder, 'Vieną kartą' ) ).toBe( 1 );
} );

test( 'the popup keeps what was typed when sending fails, and a double click sends once', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( OFFLINE );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	await enter( page, founder.token, `/mentorius/${ mentor.slug }` );
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	const popup = page.getByRole( 'dialog' );
	await popup.getByLabel( lt( 'Subject' ) ).fill( 'Dvigubas' );
	const text = popup.getByLabel( lt( 'Message' ), { exact: true } );
	await text.fill( 'Dvigubas paspaudimas' );
	const send = popup.getByRole( 'button', { name: lt( 'Send message' ) } );

	await context.setOffline( true );
	await send.click();
	await expect( popup.getByRole( 'alert' ) ).toContainText( '505' );
	await expect( text ).toHaveValue( 'Dvigubas paspaudimas' );

	await context.setOffline( false );
	await send.dblclick();
	await expect( popup ).toContainText(
		lt( 'Message was sent successfully' )
	);
	expect( messagesOf( founder, 'Dvigubas paspaudimas' ) ).toBe( 1 );

	// Typed text is not closed away by accident.
	await page.keyboard.press( 'Escape' );
	await expect( popup ).toHaveCount( 0 );
	await page
		.getByRole( 'button', { name: lt( 'Start a new conversation' ) } )
		.click();
	await popup.getByLabel( lt( 'Subject' ) ).fill( 'Dar vienas' );
	await page.keyboard.press( 'Escape' );
	const question = page.getByRole( 'alertdialog' );
	await question
		.getByRole( 'button', { name: lt( 'Keep writing' ) } )
		.click();
	await expect( popup.getByLabel( lt( 'Subject' ) ) ).toHaveValue(
		'Dar vienas'
	);
	await page.keyboard.press( 'Escape' );
	await question
		.getByRole( 'button', { name: lt( 'Close and discard' ) } )
		.click();
	await expect( popup ).toHaveCount( 0 );
} );

test( 'a double click on send in a conversation writes once', async ( {
	page,
} ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation(
		founder,
		mentor,
		'Du kartus',
		'Labas'
	);
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await page.getByLabel( lt( 'Message text' ) ).fill( 'Du kartus' );
	await page.getByRole( 'button', { name: lt( 'Send' ) } ).dblclick();
	await expect(
		bubble( page, 'Du kartus' ).getByRole( 'time' )
	).toBeVisible();
	await page.reload();
	await expect( bubble( page, 'Du kartus' ) ).toHaveCount( 1 );
	expect( messagesOf( founder, 'Du kartus' ) ).toBe( 1 );
} );

test( 'screens that cannot be loaded say so and try again', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( OFFLINE );
	await enter( page, tokenOf( 'founder@demo.test' ), '/e-mentoriai' );
	await expect( page.getByRole( 'article' ) ).toHaveCount( 12 );
	const broken =
		/get_conversations|get_conversation_meta|mentoriai_dynamic\b/;
	await page.route( broken, ( route ) =>
		route.fulfill( {
			status: 500,
			contentType: 'text/html',
			body: '<p>Error establishing a database connection</p>',
		} )
	);

	const main = page.getByRole( 'main' );
	await page.getByRole( 'searchbox' ).fill( 'eksportas' );
	await expect(
		main
			.getByText( lt( 'This could not be loaded' ) )
			.or( main.getByRole( 'button', { name: lt( 'Try again' ) } ) )
			.first()
	).toBeVisible();
	await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: lt( 'Messages' ) } )
		.click();
	const again = main.getByRole( 'button', { name: lt( 'Try again' ) } );
	await expect( again ).toBeVisible();
	await expect( main ).not.toContainText( 'database' );
	await page.unroute( broken );
	await again.click();
	const conversation = main.locator( 'li.mp-person-row' ).first();
	await expect( conversation ).toBeVisible();

	await page.route( /get_conversation_meta/, ( route ) => route.abort() );
	// The whole row is the link.
	await conversation.click( { position: { x: 8, y: 8 } } );
	await expect( again ).toBeVisible();
	await page.unroute( /get_conversation_meta/ );
	await again.click();
	await expect(
		page.getByRole( 'region', {
			name: lt( 'Messages of the conversation' ),
		} )
	).toBeVisible();
} );

test( 'a log-in without a network says so, keeps the address and works afterwards', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( OFFLINE );
	const person = newPerson( { role: 'frontuser' } );
	await page.goto( '/prisijungti' );
	await page.getByLabel( lt( 'Email' ) ).fill( person.email );
	await page
		.getByLabel( lt( 'Password' ), { exact: true } )
		.fill( 'demo12345' );
	await context.setOffline( true );
	const send = page
		.getByRole( 'main' )
		.getByRole( 'button', { name: lt( 'Log in' ) } );
	await send.click();
	await expect( page.getByRole( 'main' ).getByRole( 'alert' ) ).toContainText(
		lt( 'Connection error' )
	);
	await expect( page.getByLabel( lt( 'Email' ) ) ).toHaveValue(
		person.email
	);
	await context.setOffline( false );
	await send.click();
	await expect( page ).toHaveURL( /\/zinutes$/ );
} );
