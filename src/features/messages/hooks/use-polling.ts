import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { useOnline } from '../../../hooks/use-online';
import { usePageVisible } from '../../../hooks/use-page-visible';
import { useSession } from '../../../lib/session';
import { loadMessages, PAGE_SIZE } from '../api';
import { type Page, SharedPolling } from '../lib/shared-polling';

interface PollingOptions {
	convoId: number;
	/** The person's id; 0 when it is not known. */
	me: number;
	/** Whether there is something to go on from. */
	enabled: boolean;
	/** Ask without waiting for the first interval. */
	atOnce: boolean;
	/** Id up to which nothing is missing. */
	upTo: () => number;
	onPage: ( page: Page ) => void;
}

/**
 * Brings new messages while the tab is on screen; the tabs of a browser share one poller.
 *
 * @return Whether the last try failed; without a network none is made.
 */
export function usePolling( options: PollingOptions ): boolean {
	const { convoId, me, enabled } = options;
	const latest = useLatest( options );
	const signedIn = useSession( ( state ) => state.token !== null );
	const visible = usePageVisible();
	const online = useOnline();
	const [ failing, setFailing ] = useState( false );
	const polling = useRef< SharedPolling | null >( null );
	const resumed = useRef( options.atOnce );

	useEffect( () => {
		const mine = new SharedPolling( {
			person: me,
			convoId,
			upTo: () => latest.current.upTo(),
			load: ( id, after, signal ) =>
				loadMessages( id, { after_id: after }, signal ),
			pageSize: PAGE_SIZE,
			onPage: ( page ) => latest.current.onPage( page ),
			onFailing: setFailing,
		} );
		polling.current = mine;
		return () => mine.close();
	}, [ convoId, me, latest ] );

	useEffect( () => {
		if ( ! enabled || ! signedIn || ! visible || ! online ) {
			return undefined;
		}
		const mine = polling.current;
		mine?.start( resumed.current );
		return () => {
			resumed.current = true;
			mine?.stop();
		};
	}, [ convoId, me, enabled, signedIn, visible, online ] );

	return failing && online;
}
