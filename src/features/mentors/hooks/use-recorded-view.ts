import { useEffect, useRef } from 'react';
import { afterPaint } from '../../../lib/after-paint';
import { type Mentor, recordView } from '../api';

/** Tells the server once that a mentor is looked at, after the page was painted. */
export function useRecordedView( mentor: Mentor | undefined ): void {
	const recorded = useRef< number | null >( null );
	useEffect( () => {
		if ( ! mentor || recorded.current === mentor.id ) {
			return undefined;
		}
		return afterPaint( () => {
			recorded.current = mentor.id;
			recordView( mentor );
		} );
	}, [ mentor ] );
}
