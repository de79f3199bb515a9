import { ApiError } from '../../../api/errors';

/** From the end of the last answer, give or take a tenth. */
const INTERVAL_MS = 5000;
const JITTER = 0.1;
/** After the first, second … failure in a row. */
const BACK_OFF_MS = [ 5000, 10_000, 20_000, 40_000 ] as const;

/** How the asking goes; whoever continues from it keeps the pace. */
export interface Pace {
	/** Rounds that failed in a row. */
	failures: number;
	/** When the next round is due, unix ms; 0 before the first. */
	dueAt: number;
	/** The whole wait until then, ms. */
	wait: number;
}

interface PollerOptions {
	/** One round; throws ApiError. */
	poll: ( signal: AbortSignal ) => Promise< void >;
	/** After every round. */
	onPace: ( pace: Pace ) => void;
	random?: ( () => number ) | undefined;
}

/** Asks again and again, one round at a time, until the session ends. */
export class Poller {
	private timer: ReturnType< typeof setTimeout > | undefined;
	private flight: AbortController | null = null;
	private pace: Pace = { failures: 0, dueAt: 0, wait: 0 };
	private running = false;
	private ended = false;

	constructor( private readonly options: PollerOptions ) {}

	/**
	 * Begins, or continues after a pause, which does not bring the next round nearer.
	 *
	 * @param atOnce Whether the very first round comes without waiting for the interval.
	 */
	start( atOnce: boolean ): void {
		if ( this.running || this.ended ) {
			return;
		}
		this.running = true;
		const { dueAt, wait } = this.pace;
		// Not longer than it ever was, whatever the clock was set to meanwhile.
		const left = Math.min( dueAt - Date.now(), wait );
		if ( left > 0 ) {
			this.wait( left );
		} else if ( atOnce || dueAt > 0 ) {
			void this.round();
		} else {
			this.wait( this.pause( 0 ) );
		}
	}

	/** Stops: no question is asked and no answer counts until start(). */
	stop(): void {
		this.running = false;
		clearTimeout( this.timer );
		this.flight?.abort();
		this.flight = null;
	}

	/** Continues from where another one is. */
	follow( pace: Pace ): void {
		if ( ! this.running ) {
			this.pace = pace;
		}
	}

	private wait( ms: number ): void {
		clearTimeout( this.timer );
		this.timer = setTimeout( () => void this.round(), ms );
	}

	private pause( failures: number ): number {
		if ( failures > 0 ) {
			const step = Math.min( failures, BACK_OFF_MS.length ) - 1;
			return BACK_OFF_MS[ step ] ?? INTERVAL_MS;
		}
		const { random = Math.random } = this.options;
		return INTERVAL_MS * ( 1 - JITTER + 2 * JITTER * random() );
	}

	private async round(): Promise< void > {
		const flight = new AbortController();
		this.flight = flight;
		let failure: unknown = null;
		try {
			await this.options.poll( flight.signal );
		} catch ( error ) {
			failure = error;
		}
		if ( flight.signal.aborted ) {
			return;
		}
		this.flight = null;
		if ( failure instanceof ApiError && failure.status === 401 ) {
			this.stop();
			this.ended = true;
			return;
		}
		this.answered( failure );
	}

	private answered( failure: unknown ): void {
		const failures = failure === null ? 0 : this.pace.failures + 1;
		const asked = failure instanceof ApiError ? failure.retryAfter ?? 0 : 0;
		const wait = Math.max( this.pause( failures ), asked * 1000 );
		this.pace = { failures, dueAt: Date.now() + wait, wait };
		this.wait( wait );
		this.options.onPace( this.pace );
	}
}
