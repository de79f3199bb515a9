import { setBootData } from './boot';
import { bootDataFor } from '../testing/boot-data';
import {
	conversationPath,
	innerPath,
	linkTo,
	mentorPath,
	returnPath,
	screenPath,
} from './paths';

const here = 'http://localhost';

test( 'paths carry the language', () => {
	setBootData( bootDataFor( { lang: 'en' } ) );
	expect( screenPath( 'Home' ) ).toBe( '/en/' );
	expect( screenPath( 'Login' ) ).toBe( '/en/prisijungti' );
	expect( conversationPath( 5 ) ).toBe( '/en/pokalbis/5' );
	expect( mentorPath( 'rasa' ) ).toBe( '/en/mentorius/rasa' );
} );

test( 'a page of the editors decides where its screen is', () => {
	setBootData(
		bootDataFor( {
			pages: [
				{
					url: '/sisteminis/login',
					type: 'Login',
					pageid: 1,
					title: '',
					post_parent: 0,
				},
			],
		} )
	);
	expect( screenPath( 'Login' ) ).toBe( '/sisteminis/login' );
} );

test( 'the router follows pages of this portal and language only', () => {
	setBootData( bootDataFor() );
	expect( innerPath( `${ here }/kontaktai?a=b#c` ) ).toBe(
		'/kontaktai?a=b#c'
	);
	expect( innerPath( '/kontaktai' ) ).toBe( '/kontaktai' );
	for ( const href of [
		'https://example.org/kontaktai',
		'mailto:a@b.lt',
		'/en/contacts',
		'/wp-admin/',
		'/wp-content/uploads/a.pdf',
		'/taisykles.pdf',
	] ) {
		expect( [ href, innerPath( href ) ] ).toEqual( [ href, null ] );
	}
	expect( linkTo( 'https://example.org' ) ).toEqual( {
		href: 'https://example.org',
	} );
} );

test( 'on a site in a folder the folder is not part of the path', () => {
	setBootData( bootDataFor( { basePath: '/portalas' } ) );
	expect( innerPath( `${ here }/portalas/kontaktai` ) ).toBe( '/kontaktai' );
	expect( innerPath( `${ here }/portalas` ) ).toBe( '/' );
	expect( innerPath( `${ here }/portalasx` ) ).toBeNull();
	expect( innerPath( `${ here }/kitas` ) ).toBeNull();
} );

test( 'the way back leads to no other site', () => {
	expect( returnPath( { from: '/zinutes?a=1' } ) ).toBe( '/zinutes?a=1' );
	for ( const from of [
		'//evil.example',
		'/\\evil',
		'https://e.x',
		'',
		5,
	] ) {
		expect( returnPath( { from } ) ).toBeNull();
	}
	expect( returnPath( null ) ).toBeNull();
} );
