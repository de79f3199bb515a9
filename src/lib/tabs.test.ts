import { keepTabsApart, letTabsMeet } from '../testing/browser-tabs';
import { openChannel, holdLock } from './tabs';

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

afterEach( keepTabsApart );

it( 'lets one tab work, the next one after it, and skips who gave up', async () => {
	letTabsMeet();
	const working: string[] = [];
	const first = holdLock( 'c', () => working.push( 'first' ) );
	const second = holdLock( 'c', () => working.push( 'second' ) );
	holdLock( 'c', () => working.push( 'third' ) );
	holdLock( 'other', () => working.push( 'other' ) );
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
	const one = openChannel< string >( 'c', ( news ) =>
		heard.push( `1${ news }` )
	);
	openChannel< string >( 'c', ( news ) => heard.push( `2${ news }` ) );
	openChannel< string >( 'd', ( news ) => heard.push( `3${ news }` ) );
	one.post( 'a' );
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
		holdLock( 'c', begin )();
		holdLock( 'c', begin );
		expect( begin ).toHaveBeenCalledTimes( 2 );
		openChannel( 'c', begin ).post( 'a' );
	}
);

it( 'lets every tab work for itself where the browser refuses locks', async () => {
	letTabsMeet();
	Object.defineProperty( navigator, 'locks', {
		value: {
			request: () =>
				Promise.reject( new DOMException( '', 'SecurityError' ) ),
		},
		configurable: true,
	} );
	const begin = jest.fn();
	holdLock( 'c', begin );
	holdLock( 'c', begin )();
	await settle();
	expect( begin ).toHaveBeenCalledTimes( 1 );
} );
