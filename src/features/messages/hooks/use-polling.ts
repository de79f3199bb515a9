import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../hooks/use-latest';
import { useOnline } from '../../../hooks/use-online';
import { usePageVisible } from '../../../hooks/use-page-visible';
import { loadMessages, type Message, PAGE_SIZE } from '../api';
import { openChannel, takeTurn } from '../lib/leader';
import { Poller } from '../lib/poller';

interface PollingOptions {
	convoId: number;
	/** Whether there is something to go on from. */
	enabled: boolean;
	/** Ask without waiting for the first interval. */
	atOnce: boolean;
	/** Id of the newest message that is known. */
	newest: () => number;
	onMessages: ( messages: Message[] ) => void;
}

/**
 * Brings new messages while the tab is on screen. Of several tabs with this conversation one asks and tells the others.
 *
 * @return Whether the last try failed.
 */
export function usePolling( options: PollingOptions ): boolean {
	const { convoId, enabled } = options;
	const latest = useLatest( options );
	const visible = usePageVisible();
	const online = useOnline();
	const [ failing, setFailing ] = useState( false );
	const poller = useRef< Poller | null >( null );
	const resumed = useRef( options.atOnce );

	useEffect( () => {
		const channel = openChannel( `mentoriai-conversation-${ convoId }` );
		channel?.addEventListener( 'message', ( event: MessageEvent ) =>
			latest.current.onMessages( event.data as Message[] )
		);
		poller.current = new Poller( {
			poll: async ( signal ) => {
				let page: Message[];
				do {
					page = await loadMessages(
						convoId,
						{ after_id: latest.current.newest() },
						signal
					);
					if ( page.length > 0 ) {
						latest.current.onMessages( page );
						channel?.postMessage( page );
					}
				} while ( page.length === PAGE_SIZE && ! signal.aborted );
			},
			onFailing: setFailing,
		} );
		return () => {
			poller.current?.stop();
			channel?.close();
		};
	}, [ convoId, latest ] );

	useEffect( () => {
		if ( ! enabled || ! visible || ! online ) {
			return undefined;
		}
		const atOnce = resumed.current;
		const pass = takeTurn(
			`mentoriai-conversation-${ convoId }`,
			() => poller.current?.start( atOnce )
		);
		return () => {
			resumed.current = true;
			poller.current?.stop();
			pass();
		};
	}, [ convoId, enabled, visible, online ] );

	return failing;
}
