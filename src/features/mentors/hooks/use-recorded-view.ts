import { useEffect, useRef } from 'react';
import { type Mentor, recordView } from '../api';

/** Tells the server once that a mentor is looked at, after the page was painted. */
export function useRecordedView( mentor: Mentor | undefined ): void {
	const recorded = useRef< number | null >( null );
	useEffect( () => {
		if ( ! mentor || recorded.current === mentor.id ) {
			return undefined;
		}
		const timer = setTimeout( () => {
			recorded.current = mentor.id;
			recordView( mentor );
		} );
		return () => clearTimeout( timer );
	}, [ mentor ] );
}
