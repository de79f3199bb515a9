import { useEffect, useState } from 'react';
import type { LazyCode } from '../lib/lazy-code';
import { isOutdated, reloadOnce } from '../lib/new-build';

/** `outdated`: the server has a newer build, and the page must be loaded again. */
export type LoadProblem = 'failed' | 'outdated';

interface Loading< Code > {
	code: Code | null;
	problem: LoadProblem | null;
	/** Loads again what failed; the page where it is outdated. */
	retry: () => void;
}

/** Loads what is in a chunk of its own. A page of an older build loads itself again, if nothing is lost by it. */
export function useLazyCode< Code >( lazy: LazyCode< Code > ): Loading< Code > {
	const [ attempt, setAttempt ] = useState( 0 );
	/** The outcome of which piece; `null` when it has come. */
	const [ outcome, setOutcome ] = useState< {
		lazy: LazyCode< Code >;
		problem: LoadProblem | null;
	} | null >( null );

	useEffect( () => {
		if ( lazy.loaded ) {
			return;
		}
		let current = true;
		const end = ( problem: LoadProblem | null ) =>
			current && setOutcome( { lazy, problem } );
		lazy.load().then(
			() => end( null ),
			async () => {
				if ( ! ( await isOutdated() ) ) {
					end( 'failed' );
				} else if ( current && ! reloadOnce() ) {
					end( 'outdated' );
				}
			}
		);
		return () => {
			current = false;
		};
	}, [ lazy, attempt ] );

	const problem = outcome?.lazy === lazy ? outcome.problem : null;
	const again = () => {
		setOutcome( null );
		setAttempt( ( before ) => before + 1 );
	};
	// What failed for want of a connection comes with it.
	useEffect( () => {
		if ( problem !== 'failed' ) {
			return;
		}
		window.addEventListener( 'online', again );
		return () => window.removeEventListener( 'online', again );
	}, [ problem ] );
	return {
		code: lazy.loaded,
		problem,
		retry: () =>
			problem === 'outdated' ? window.location.reload() : again(),
	};
}
