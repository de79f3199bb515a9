import { bootDataFor } from '../testing/boot-data';
import { setBootData } from './boot';
import { loadTexts } from './texts';

const scripts = () => [ ...document.head.querySelectorAll( 'script' ) ];
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

it( 'waits for the texts, asks once, and tries again after a failure', async () => {
	setBootData(
		bootDataFor( {
			texts: {
				members: 'http://localhost/members.js?ver=1',
				plans: 'http://localhost/plans.js?ver=1',
			},
		} )
	);
	const failed = loadTexts( 'members' );
	scripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await expect( failed ).rejects.toThrow( 'texts' );
	expect( scripts() ).toHaveLength( 0 );

	const seen: string[] = [];
	void loadTexts( 'members' ).then( () => seen.push( 'one' ) );
	void loadTexts( 'members plans' ).then( () => seen.push( 'two' ) );
	await settle();
	expect( seen ).toEqual( [] );
	expect( scripts().map( ( { src } ) => src ) ).toEqual( [
		'http://localhost/members.js?ver=1',
		'http://localhost/plans.js?ver=1',
	] );
	scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( seen ).toEqual( [ 'one' ] );
	scripts()[ 1 ]?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( seen ).toEqual( [ 'one', 'two' ] );
} );

it( 'does not load again what the page brought, nor in the language of the source', async () => {
	setBootData(
		bootDataFor( {
			texts: { results: 'http://localhost/results.js?ver=1' },
		} )
	);
	document.body.innerHTML =
		'<script id="mentoriai-results-texts-js"></script>';
	const before = scripts().length;
	await loadTexts( 'results surveys' );
	expect( scripts() ).toHaveLength( before );
} );
