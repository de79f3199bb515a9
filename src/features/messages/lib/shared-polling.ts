import { ApiError } from '../../../api/errors';
import { type Channel, holdLock, openChannel } from '../../../lib/tabs';
import type { Message } from '../api';
import { type Pace, Poller } from './poller';

/** Messages of a conversation, all there are after a certain one. */
export interface Page {
	convoId: number;
	/** Id that was asked with. */
	after: number;
	messages: Message[];
}

/** What tabs post to each other. */
type TabMessage =
	/** From the one that polls now: which conversations do you show? */
	| { type: 'roll-call' }
	| { type: 'subscribe'; convoId: number; after: number }
	| { type: 'page'; page: Page }
	/** A round is over; subscribe for the next one. */
	| { type: 'pace'; pace: Pace }
	/** Missing, or not the person's any more. */
	| { type: 'missing'; convoId: number };

/** What the last one posted, and what the others subscribe to, has arrived by then. */
const HAND_OVER_MS = 100;

interface SharedPollingOptions {
	/** Whose conversations: people who share a browser share nothing else. 0, no one known, polls alone. */
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
 * One poller a browser: of all tabs on screen with a conversation of the person, one polls for all of them, one request
 * at a time, and posts the answers to the others.
 */
export class SharedPolling {
	private readonly poller: Poller;
	private readonly channel: Channel< TabMessage >;
	/** What other tabs subscribed to since the last round: conversation to the lowest id to go on from. */
	private subscriptions = new Map< number, number >();
	private releaseLock: ( () => void ) | null = null;
	private handOver: ReturnType< typeof setTimeout > | undefined;
	private missing = false;

	constructor( private readonly options: SharedPollingOptions ) {
		this.poller = new Poller( {
			poll: ( signal ) => this.round( signal ),
			onPace: ( pace ) => {
				this.channel.post( { type: 'pace', pace } );
				this.options.onFailing( pace.failures > 0 );
				if ( this.missing ) {
					this.stop();
				}
			},
			random: options.random,
		} );
		this.channel = options.person
			? openChannel< TabMessage >( this.name(), ( message ) =>
					this.onMessage( message )
			  )
			: { post: () => undefined, close: () => undefined };
	}

	/**
	 * This tab is on screen: it polls, or lets another one poll for it.
	 *
	 * @param atOnce Whether it may be behind.
	 */
	start( atOnce: boolean ): void {
		if ( this.missing || this.releaseLock ) {
			return;
		}
		const begin = () => this.poller.start( atOnce );
		if ( this.options.person ) {
			this.releaseLock = holdLock( this.name(), () => {
				this.subscriptions.clear();
				this.channel.post( { type: 'roll-call' } );
				this.handOver = setTimeout( begin, HAND_OVER_MS );
			} );
			this.subscribe();
		} else {
			this.releaseLock = () => undefined;
			begin();
		}
	}

	/** Out of sight: another tab polls. */
	stop(): void {
		clearTimeout( this.handOver );
		this.poller.stop();
		this.releaseLock?.();
		this.releaseLock = null;
	}

	close(): void {
		this.stop();
		this.channel.close();
	}

	private name(): string {
		return `mentoriai-messages-${ this.options.person }`;
	}

	private subscribe(): void {
		const { convoId, upTo } = this.options;
		if ( this.releaseLock ) {
			this.channel.post( {
				type: 'subscribe',
				convoId,
				after: upTo(),
			} );
		}
	}

	private onMessage( message: TabMessage ): void {
		if ( message.type === 'roll-call' ) {
			this.subscribe();
		} else if ( message.type === 'subscribe' ) {
			this.add( message.convoId, message.after );
		} else if ( message.type === 'page' ) {
			this.show( message.page );
		} else if ( message.type === 'pace' ) {
			this.poller.follow( message.pace );
			this.options.onFailing( message.pace.failures > 0 );
			this.subscribe();
		} else if ( this.options.convoId === message.convoId ) {
			this.missing = true;
			this.stop();
		}
	}

	private add( convoId: number, after: number ): void {
		const lowest = this.subscriptions.get( convoId ) ?? after;
		this.subscriptions.set( convoId, Math.min( lowest, after ) );
	}

	/** Every tab subscribes again, so that one that broke is forgotten after a round. */
	private async round( signal: AbortSignal ): Promise< void > {
		const { convoId, upTo } = this.options;
		this.add( convoId, upTo() );
		const subscriptions = this.subscriptions;
		this.subscriptions = new Map();
		for ( const [ id, after ] of subscriptions ) {
			await this.load( id, after, signal );
		}
	}

	private async load(
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
				this.channel.post( { type: 'page', page } );
				if ( messages.length < pageSize ) {
					return;
				}
				after = last.id;
			}
		} catch ( error ) {
			if ( ! isMissing( error ) ) {
				throw error;
			}
			this.channel.post( { type: 'missing', convoId } );
			// Leaves at the end of the round, so that no one asks for it once more.
			this.missing ||= convoId === this.options.convoId;
		}
	}

	private show( page: Page ): void {
		if ( page.convoId === this.options.convoId ) {
			this.options.onPage( page );
		}
	}
}

/** What asking again cannot mend. */
function isMissing( error: unknown ): boolean {
	return error instanceof ApiError && [ 403, 404 ].includes( error.status );
}
