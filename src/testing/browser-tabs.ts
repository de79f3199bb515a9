type Work = () => Promise< void > | undefined;

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

const open = new Set< FakeChannel >();

/** Tells everyone on the channel but itself, later, as a browser does. */
class FakeChannel extends EventTarget {
	constructor( readonly name: string ) {
		super();
		open.add( this );
	}

	postMessage( data: unknown ): void {
		for ( const other of open ) {
			if ( other !== this && other.name === this.name ) {
				void Promise.resolve().then(
					() =>
						open.has( other ) &&
						other.dispatchEvent(
							new MessageEvent( 'message', {
								data: JSON.parse( JSON.stringify( data ) ),
							} )
						)
				);
			}
		}
	}

	close(): void {
		open.delete( this );
	}
}

/** Gives jsdom what tabs of a browser meet by. */
export function letTabsMeet(): void {
	Object.defineProperty( navigator, 'locks', {
		value: new FakeLocks(),
		configurable: true,
	} );
	Object.defineProperty( globalThis, 'BroadcastChannel', {
		value: FakeChannel,
		configurable: true,
	} );
}

export function keepTabsApart(): void {
	open.clear();
	Reflect.deleteProperty( navigator, 'locks' );
	Reflect.deleteProperty( globalThis, 'BroadcastChannel' );
}
