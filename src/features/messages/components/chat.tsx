import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { Notice } from '../../../components/notice';
import { useLogScroll } from '../hooks/use-log-scroll';
import { usePolling } from '../hooks/use-polling';
import { useReading } from '../hooks/use-reading';
import { useSending } from '../hooks/use-sending';
import { useThread } from '../hooks/use-thread';
import { lastForeignId } from '../lib/thread';
import { ChatSkeleton } from './chat-skeleton';
import { MessageDraftNotice } from './message-draft-notice';
import { MessageLog } from './message-log';
import { NewsReader } from './news-reader';

/** Comes while the messages are on their way. */
const { Part: Composer, prepare: prepareComposer } = lazyPart(
	() =>
		import( /* webpackChunkName: "composer" */ './composer' ).then(
			( file ) => file.Composer
		),
	<div className="mp-chat__writing" />
);

interface ChatProps {
	convoId: number;
	/** The person's id; 0 when it is not known. */
	me: number;
	/** Whether the account may write. */
	mayWrite: boolean;
}

/** The messages of a conversation and the field to write in. */
export function Chat( { convoId, me, mayWrite }: ChatProps ) {
	const { thread, isOld, error, refetch, add, addPage, addEarlier, upTo } =
		useThread( convoId );
	const [ sent, setSent ] = useState( 0 );
	const { outgoing, send, retry, remove } = useSending( {
		convoId,
		me,
		thread,
		onSent: ( message ) => add( [ message ] ),
	} );
	const insert = useRef< ( ( text: string ) => void ) | null >( null );
	useEffect( prepareComposer, [] );
	const failing = usePolling( {
		convoId,
		me,
		enabled: thread !== undefined,
		atOnce: isOld,
		upTo,
		onPage: addPage,
	} );
	const foreign = lastForeignId( thread, me );
	const { log, atEnd, hasNew, toEnd, onScroll } = useLogScroll( {
		first: thread?.messages[ 0 ]?.id ?? 0,
		last: thread?.messages.at( -1 )?.id ?? 0,
		foreign,
		sent,
		ready: thread !== undefined,
	} );
	useReading( convoId, foreign, thread !== undefined && atEnd );

	if ( ! thread ) {
		return error ? (
			<div className="mp-chat__notice">
				<ErrorState error={ error } onRetry={ () => void refetch() } />
			</div>
		) : (
			<ChatSkeleton />
		);
	}
	return (
		<>
			<MessageLog
				{ ...{ thread, outgoing, me, log, hasNew, onScroll } }
				onToEnd={ toEnd }
				onEarlier={ addEarlier }
				onRetry={ retry }
				onEdit={ ( item ) => {
					remove( item );
					insert.current?.( item.text );
				} }
			/>
			<NewsReader { ...{ thread, me } } />
			{ failing && (
				<div className="mp-chat__notice">
					<Notice
						tone="warning"
						title={ __( 'Connection error', 'mentoriai-portal' ) }
					>
						{ __(
							'New messages cannot be loaded at the moment. The portal tries again by itself.',
							'mentoriai-portal'
						) }
					</Notice>
				</div>
			) }
			{ mayWrite ? (
				<Composer
					draft={ { person: me, form: `reply.${ convoId }` } }
					insert={ insert }
					onSend={ ( message ) => {
						send( message );
						setSent( ( count ) => count + 1 );
					} }
				/>
			) : (
				<div className="mp-chat__notice">
					<MessageDraftNotice />
				</div>
			) }
		</>
	);
}
