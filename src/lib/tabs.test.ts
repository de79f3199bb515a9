import { keepTabsApart, letTabsMeet } from '../testing/browser-tabs';
import { openLine, takeTurn } from './tabs';

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

afterEach( keepTabsApart );

it( 'lets one tab work, the next one after it, and skips who gave up', async () => {
	letTabsMeet();
	const working: string[] = [];
	const first = takeTurn( 'c', () => working.push( 'first' ) );
	const second = takeTurn( 'c', () => working.push( 'second' ) );
	takeTurn( 'c', () => working.push( 'third' ) );
	takeTurn( 'other', () => working.push( 'other' ) );
	await settle();
	expect( working ).toEqual( [ 'first', 'other' ] );
	second();
	first();
	await settle();
	expect( working ).toEqual( [ 'first', 'other', 'third' ] );
} );

it( 'tells the other tabs', async () => {
	letTabsMeet();
	const heard: string[] = [];
	const one = openLine< string >( 'c', ( news ) =>
		heard.push( `1${ news }` )
	);
	openLine< string >( 'c', ( news ) => heard.push( `2${ news }` ) );
	openLine< string >( 'd', ( news ) => heard.push( `3${ news }` ) );
	one.tell( 'a' );
	await settle();
	expect( heard ).toEqual( [ '2a' ] );
} );

it.each( [ 'locks', 'channels' ] )(
	'lets every tab work for itself in a browser without %s',
	( missing ) => {
		letTabsMeet();
		Reflect.deleteProperty(
			missing === 'locks' ? navigator : globalThis,
			missing === 'locks' ? 'locks' : 'BroadcastChannel'
		);
		const begin = jest.fn();
		takeTurn( 'c', begin )();
		takeTurn( 'c', begin );
		expect( begin ).toHaveBeenCalledTimes( 2 );
		openLine( 'c', begin ).tell( 'a' );
	}
);
