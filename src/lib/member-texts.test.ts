import { bootDataFor } from '../testing/boot-data';
import { setBootData } from './boot';
import { withMemberTexts } from './member-texts';

const scripts = () => [ ...document.head.querySelectorAll( 'script' ) ];
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

it( 'waits for the texts, asks once, and tries again after a failure', async () => {
	setBootData(
		bootDataFor( {
			texts: { members: 'http://localhost/texts.js?ver=1', pairs: null },
		} )
	);
	const failed = withMemberTexts( Promise.resolve( 'file' ) );
	scripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await expect( failed ).rejects.toThrow( 'texts' );
	expect( scripts() ).toHaveLength( 0 );

	const seen: string[] = [];
	void withMemberTexts( Promise.resolve( 'one' ) ).then( ( file ) =>
		seen.push( file )
	);
	void withMemberTexts( Promise.resolve( 'two' ) ).then( ( file ) =>
		seen.push( file )
	);
	await settle();
	expect( seen ).toEqual( [] );
	expect( scripts().map( ( { src } ) => src ) ).toEqual( [
		'http://localhost/texts.js?ver=1',
	] );
	scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( seen ).toEqual( [ 'one', 'two' ] );
} );

it( 'needs none in the language of the source', async () => {
	setBootData( bootDataFor( {} ) );
	await expect( withMemberTexts( Promise.resolve( 'file' ) ) ).resolves.toBe(
		'file'
	);
} );
