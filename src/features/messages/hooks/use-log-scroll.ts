import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

/** So near to the end counts as being there. */
const NEAR_PX = 48;

interface LogScrollOptions {
	/** Id of the first message; a smaller one means that earlier ones came in. */
	first: number;
	/** Id of the last message. */
	last: number;
	/** Id of the newest message of the other side. */
	foreign: number;
	/** Changes with every message the person sends. */
	sent: number;
	ready: boolean;
}

/**
 * Where the list of messages stands: at its end on load, after sending, and as long as the person stays there; where
 * it was when earlier ones come in above.
 */
export function useLogScroll( {
	first,
	last,
	foreign,
	sent,
	ready,
}: LogScrollOptions ) {
	const log = useRef< HTMLDivElement >( null );
	const before = useRef( { first: 0, height: 0, foreign: 0, sent } );
	const [ atEnd, setAtEnd ] = useState( true );
	const [ hasNew, setHasNew ] = useState( false );

	const toEnd = useCallback( () => {
		const box = log.current;
		if ( box ) {
			box.scrollTop = box.scrollHeight;
		}
		setAtEnd( true );
		setHasNew( false );
	}, [] );

	const onScroll = useCallback( () => {
		const box = log.current;
		if ( ! box ) {
			return;
		}
		const end =
			box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX;
		setAtEnd( end );
		if ( end ) {
			setHasNew( false );
		}
	}, [] );

	useLayoutEffect( () => {
		const box = log.current;
		if ( ! box || ! ready ) {
			return;
		}
		const was = before.current;
		const isFirst = was.first === 0;
		if ( ! isFirst && first < was.first ) {
			box.scrollTop += box.scrollHeight - was.height;
		} else if ( isFirst || atEnd || sent !== was.sent ) {
			toEnd();
		} else if ( foreign > was.foreign ) {
			setHasNew( true );
		}
		before.current = { first, height: box.scrollHeight, foreign, sent };
	}, [ first, last, foreign, sent, ready, atEnd, toEnd ] );

	// The box changes with the window and the keyboard of a phone, what is in it with a message that failed.
	useEffect( () => {
		const box = log.current;
		if ( ! box || typeof ResizeObserver === 'undefined' ) {
			return undefined;
		}
		const observer = new ResizeObserver( () => {
			if ( atEnd ) {
				box.scrollTop = box.scrollHeight;
			}
		} );
		[ box, ...box.children ].forEach( ( part ) =>
			observer.observe( part )
		);
		return () => observer.disconnect();
	}, [ atEnd, ready ] );

	return { log, atEnd, hasNew, toEnd, onScroll };
}
