import { ApiError } from '../../../api/errors';

/** From the end of the last answer (specification 2, section 9), give or take a tenth. */
const INTERVAL_MS = 5000;
const JITTER = 0.1;
/** After the first, second … failure in a row. */
const BACK_OFF_MS = [ 5000, 10_000, 20_000, 40_000 ] as const;

export interface PollerOptions {
	/** One round; throws ApiError. */
	poll: ( signal: AbortSignal ) => Promise< void >;
	/** Whether the last round failed. */
	onFailing: ( failing: boolean ) => void;
	/** It makes no sense any more: the session ended, or the conversation is gone. */
	onEnd?: ( ( error: ApiError ) => void ) | undefined;
	random?: ( () => number ) | undefined;
}

/** Asks again and again, one question at a time. */
export class Poller {
	private timer: ReturnType< typeof setTimeout > | undefined;
	private flight: AbortController | null = null;
	private failures = 0;
	/** When the next question is due, unix ms; a pause does not bring it nearer after a failure. */
	private dueAt = 0;
	private running = false;
	private ended = false;

	constructor( private readonly options: PollerOptions ) {}

	/**
	 * Begins, or goes on after a pause.
	 *
	 * @param atOnce Without waiting for the interval; after a failure the wait stays.
	 */
	start( atOnce: boolean ): void {
		if ( this.running || this.ended ) {
			return;
		}
		this.running = true;
		if ( atOnce && this.failures === 0 ) {
			void this.round();
		} else {
			const left = this.dueAt - Date.now();
			this.wait( this.failures > 0 ? Math.max( left, 0 ) : this.pause() );
		}
	}

	/** Stops: no question is asked and no answer counts until start(). */
	stop(): void {
		this.running = false;
		clearTimeout( this.timer );
		this.flight?.abort();
		this.flight = null;
	}

	private wait( ms: number ): void {
		clearTimeout( this.timer );
		this.dueAt = Date.now() + ms;
		this.timer = setTimeout( () => void this.round(), ms );
	}

	private pause(): number {
		if ( this.failures > 0 ) {
			const step = Math.min( this.failures, BACK_OFF_MS.length ) - 1;
			return BACK_OFF_MS[ step ] ?? INTERVAL_MS;
		}
		const { random = Math.random } = this.options;
		return INTERVAL_MS * ( 1 - JITTER + 2 * JITTER * random() );
	}

	private async round(): Promise< void > {
		const flight = new AbortController();
		this.flight = flight;
		let asked = 0;
		try {
			await this.options.poll( flight.signal );
			if ( flight.signal.aborted ) {
				return;
			}
			this.succeeded();
		} catch ( error ) {
			if ( flight.signal.aborted ) {
				return;
			}
			if ( isFinal( error ) ) {
				this.end( error );
				return;
			}
			this.failures++;
			this.options.onFailing( true );
			asked = error instanceof ApiError ? error.retryAfter ?? 0 : 0;
		}
		this.flight = null;
		this.wait( Math.max( this.pause(), asked * 1000 ) );
	}

	private succeeded(): void {
		if ( this.failures > 0 ) {
			this.failures = 0;
			this.options.onFailing( false );
		}
	}

	private end( error: ApiError ): void {
		this.stop();
		this.ended = true;
		this.options.onEnd?.( error );
	}
}

/** What asking again cannot mend. */
function isFinal( error: unknown ): error is ApiError {
	return (
		error instanceof ApiError && [ 401, 403, 404 ].includes( error.status )
	);
}
