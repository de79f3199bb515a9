import { takeTurn } from './leader';

type Work = () => Promise< void >;

/** The browser's locks, as far as they are used. */
class FakeLocks {
	private tails = new Map< string, Promise< void > >();

	async request(
		name: string,
		{ signal }: { signal: AbortSignal },
		work: Work
	): Promise< void > {
		const before = this.tails.get( name ) ?? Promise.resolve();
		const mine = before.then( () => {
			if ( signal.aborted ) {
				throw signal.reason;
			}
			return work();
		} );
		this.tails.set(
			name,
			mine.catch( () => undefined )
		);
		return mine;
	}
}

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

afterEach( () => Reflect.deleteProperty( navigator, 'locks' ) );

it( 'lets one tab work, the next one after it, and skips who gave up', async () => {
	Object.defineProperty( navigator, 'locks', {
		value: new FakeLocks(),
		configurable: true,
	} );
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

it( 'works at once where the browser has no locks', () => {
	const begin = jest.fn();
	takeTurn( 'c', begin )();
	expect( begin ).toHaveBeenCalledTimes( 1 );
} );
