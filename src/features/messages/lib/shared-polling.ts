import { ApiError } from '../../../api/errors';
import { type Line, openLine, takeTurn } from '../../../lib/tabs';
import type { Message } from '../api';
import { type Pace, Poller } from './poller';

/** Messages of a conversation, all there are after a certain one. */
export interface Page {
	convoId: number;
	/** Id that was asked with. */
	after: number;
	messages: Message[];
}

/** What tabs tell each other. */
type News =
	/** From the one that asks now: who of you wants what? */
	| { type: 'who' }
	| { type: 'want'; convoId: number; after: number }
	| { type: 'page'; page: Page }
	/** A round is over; who wants what in the next one? */
	| { type: 'pace'; pace: Pace }
	/** Missing, or not the person's any more. */
	| { type: 'gone'; convoId: number };

/** What the last one told, and what the others want, is there by then. */
const HAND_OVER_MS = 100;

interface SharedPollingOptions {
	/** Whose conversations: people who share a browser share nothing else. 0, nobody known, polls alone. */
	person: number;
	convoId: number;
	/** Id up to which nothing is missing in this tab. */
	upTo: () => number;
	/** The oldest messages after an id; throws ApiError. */
	load: (
		convoId: number,
		after: number,
		signal: AbortSignal
	) => Promise< Message[] >;
	/** When as many came, there may be more. */
	pageSize: number;
	onPage: ( page: Page ) => void;
	onFailing: ( failing: boolean ) => void;
	random?: ( () => number ) | undefined;
}

/**
 * One poller a browser: of all tabs on screen with a conversation of the person, one asks for all of them, one question
 * at a time, and tells the others.
 */
export class SharedPolling {
	private readonly poller: Poller;
	private readonly line: Line< News >;
	/** What other tabs said they want since the last round: conversation to the lowest id to go on from. */
	private wants = new Map< number, number >();
	private pass: ( () => void ) | null = null;
	private handOver: ReturnType< typeof setTimeout > | undefined;
	private gone = false;

	constructor( private readonly options: SharedPollingOptions ) {
		this.poller = new Poller( {
			poll: ( signal ) => this.round( signal ),
			onPace: ( pace ) => {
				this.line.tell( { type: 'pace', pace } );
				this.options.onFailing( pace.failures > 0 );
				if ( this.gone ) {
					this.stop();
				}
			},
			random: options.random,
		} );
		this.line = options.person
			? openLine( this.name(), ( news ) => this.hear( news ) )
			: { tell: () => undefined, close: () => undefined };
	}

	/**
	 * This tab is on screen: it asks, or lets another one ask for it.
	 *
	 * @param atOnce Whether it may be behind.
	 */
	start( atOnce: boolean ): void {
		if ( this.gone || this.pass ) {
			return;
		}
		const begin = () => this.poller.start( atOnce );
		if ( this.options.person ) {
			this.pass = takeTurn( this.name(), () => {
				this.wants.clear();
				this.line.tell( { type: 'who' } );
				this.handOver = setTimeout( begin, HAND_OVER_MS );
			} );
			this.tellWant();
		} else {
			this.pass = () => undefined;
			begin();
		}
	}

	/** Out of sight: another tab's turn. */
	stop(): void {
		clearTimeout( this.handOver );
		this.poller.stop();
		this.pass?.();
		this.pass = null;
	}

	close(): void {
		this.stop();
		this.line.close();
	}

	private name(): string {
		return `mentoriai-messages-${ this.options.person }`;
	}

	private tellWant(): void {
		const { convoId, upTo } = this.options;
		if ( this.pass ) {
			this.line.tell( { type: 'want', convoId, after: upTo() } );
		}
	}

	private hear( news: News ): void {
		if ( news.type === 'who' ) {
			this.tellWant();
		} else if ( news.type === 'want' ) {
			this.want( news.convoId, news.after );
		} else if ( news.type === 'page' ) {
			this.show( news.page );
		} else if ( news.type === 'pace' ) {
			this.poller.follow( news.pace );
			this.options.onFailing( news.pace.failures > 0 );
			this.tellWant();
		} else if ( this.options.convoId === news.convoId ) {
			this.gone = true;
			this.stop();
		}
	}

	private want( convoId: number, after: number ): void {
		const lowest = this.wants.get( convoId ) ?? after;
		this.wants.set( convoId, Math.min( lowest, after ) );
	}

	/** Every tab says anew what it wants, so that one that broke is forgotten after a round. */
	private async round( signal: AbortSignal ): Promise< void > {
		const { convoId, upTo } = this.options;
		this.want( convoId, upTo() );
		const wants = this.wants;
		this.wants = new Map();
		for ( const [ wanted, after ] of wants ) {
			await this.bring( wanted, after, signal );
		}
	}

	private async bring(
		convoId: number,
		from: number,
		signal: AbortSignal
	): Promise< void > {
		const { load, pageSize } = this.options;
		try {
			for ( let after = from; ;  ) {
				const messages = await load( convoId, after, signal );
				const last = messages.at( -1 );
				if ( signal.aborted || ! last ) {
					return;
				}
				const page = { convoId, after, messages };
				this.show( page );
				this.line.tell( { type: 'page', page } );
				if ( messages.length < pageSize ) {
					return;
				}
				after = last.id;
			}
		} catch ( error ) {
			if ( ! isGone( error ) ) {
				throw error;
			}
			this.line.tell( { type: 'gone', convoId } );
			// Leaves at the end of the round, so that nobody asks for it once more.
			this.gone ||= convoId === this.options.convoId;
		}
	}

	private show( page: Page ): void {
		if ( page.convoId === this.options.convoId ) {
			this.options.onPage( page );
		}
	}
}

/** What asking again cannot mend. */
function isGone( error: unknown ): boolean {
	return error instanceof ApiError && [ 403, 404 ].includes( error.status );
}
