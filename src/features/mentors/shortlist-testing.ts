import { setBootData } from '../../lib/boot';
import { sessionStore, type User } from '../../lib/session';
import { useToasts } from '../../lib/toasts';
import { bootDataFor } from '../../testing/boot-data';
import { type Answer, type Call, FakeServer } from '../../testing/fake-server';
import { userFor } from '../../testing/user';
import { useBrowserList } from './lib/browser-list';
import { keyOfSaved, type SavedMentor } from './lib/saved-mentor';
import { card } from './testing';

export const saved = (
	id: number,
	over: Partial< SavedMentor > = {}
): SavedMentor => ( { ...card( id ), kind: 'dynamic', ...over } );

/** A server that keeps the list of one founder. */
export class ListServer extends FakeServer {
	list: SavedMentor[] = [];

	/** Cards that it can give, by key. */
	cards = new Map(
		[ 1, 2, 3, 4 ].map( ( id ) => [ `dynamic-${ id }`, saved( id ) ] )
	);

	/** Keys of those whom no list shows. */
	hidden = new Set< string >();

	/** What it does; a test may answer before. */
	readonly keep = ( { body }: Call ): Answer => {
		if ( ! ( 'on' in body ) ) {
			return { body: { status: true, list: this.list } };
		}
		const items = ( body.items ?? [ body ] ) as SavedMentor[];
		const keys = items.map( keyOfSaved );
		const others = this.list.filter(
			( one ) => ! keys.includes( keyOfSaved( one ) )
		);
		this.list = body.on
			? [
					...keys.flatMap( ( key ) => this.cards.get( key ) ?? [] ),
					...others,
			  ]
			: others;
		return {
			body: {
				status: true,
				ids: this.list.map( ( { id } ) => id ),
				items: this.list.map( ( { kind, id } ) => ( {
					kind,
					id,
				} ) ),
			},
		};
	};

	constructor() {
		super();
		this.answers.shortlist = this.keep;
		this.answers.shortlist_cards = ( { body } ) => ( {
			body: {
				status: true,
				list: ( body.items as SavedMentor[] ).map( ( item ) => {
					const key = keyOfSaved( item );
					return this.hidden.has( key )
						? null
						: this.cards.get( key ) ?? saved( item.id, item );
				} ),
			},
		} );
	}

	/** What was asked to be written. */
	get written() {
		return this.of( 'shortlist' )
			.map( ( { body } ) => body )
			.filter( ( body ) => 'on' in body );
	}

	/** How often the list was read. */
	get reads() {
		return this.of( 'shortlist' ).length - this.written.length;
	}
}

/** Nobody is here and nothing is saved. */
export function freshBrowser(): ListServer {
	sessionStore.getState().signOut();
	window.localStorage.clear();
	useBrowserList.setState( { list: [], shown: [], isKept: true } );
	useToasts.setState( { toasts: [] } );
	window.scrollTo = () => undefined;
	setBootData( bootDataFor() );
	return new ListServer();
}

export function enter( changes: Partial< User > = {} ): void {
	sessionStore
		.getState()
		.signIn( { ...userFor( changes ), token: 'a'.repeat( 64 ) } );
}
