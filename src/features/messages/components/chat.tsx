import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import {
	type MutableRefObject,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/errors';
import { keyOf } from '../../../api/queries';
import { DraftNotice } from '../../../components/draft-notice';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { Notice } from '../../../components/notice';
import { useLatest } from '../../../hooks/use-latest';
import type { Message } from '../api';
import { useLogScroll } from '../hooks/use-log-scroll';
import { usePolling } from '../hooks/use-polling';
import { useReading } from '../hooks/use-reading';
import { useSending } from '../hooks/use-sending';
import { useThread } from '../hooks/use-thread';
import { lastForeignId } from '../lib/thread';
import { ChatSkeleton } from './chat-skeleton';
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
	/** Whether the other side can be written to. */
	canReply: boolean;
	/** Why not; without it, because of the other account. */
	closed?: string | undefined;
	/** Whether the title above is there: the messages wait for it, because a long one would move them. */
	hasHead: boolean;
	/** Gets a function that puts a text before what is typed, and the cursor behind it. */
	insert: MutableRefObject< ( ( text: string ) => void ) | null >;
	/** There is a message that was not there before; `foreign`: of the other side. */
	onNews: ( foreign: boolean ) => void;
	onReport: ( message: Message ) => void;
}

/** The messages of a conversation and the field to write in. */
export function Chat( {
	convoId,
	me,
	mayWrite,
	canReply,
	closed,
	hasHead,
	insert,
	onNews,
	onReport,
}: ChatProps ) {
	const queries = useQueryClient();
	const { isOld, error, refetch, add, addPage, addEarlier, upTo, ...loaded } =
		useThread( convoId );
	const thread = hasHead ? loaded.thread : undefined;
	const [ sent, setSent ] = useState( 0 );
	const [ delivered, setDelivered ] = useState( 0 );
	const { outgoing, send, retry, remove } = useSending( {
		convoId,
		me,
		thread,
		onSent: ( message ) => {
			add( [ message ] );
			setDelivered( ( count ) => count + 1 );
		},
		onRefused: ( refusal ) => {
			if ( refusal instanceof ApiError && refusal.status === 409 ) {
				// The other side may be gone or have ended it: the conversation says so, and what stands beside it.
				for ( const queryKey of [
					keyOf( 'get_conversations', { convo_id: convoId } ),
					keyOf( 'mentorship' ),
				] ) {
					void queries.invalidateQueries( { queryKey } );
				}
			}
		},
	} );
	useEffect( () => void prepareComposer(), [] );
	const failing = usePolling( {
		convoId,
		me,
		enabled: thread !== undefined,
		atOnce: isOld,
		upTo,
		onPage: addPage,
	} );
	const foreign = lastForeignId( thread, me );
	const last = thread?.messages.at( -1 )?.id ?? 0;
	const known = useRef( 0 );
	const tell = useLatest( onNews );
	useEffect( () => {
		if ( known.current > 0 && last > known.current ) {
			tell.current( foreign === last );
		}
		known.current = last;
	}, [ last, foreign, tell ] );
	const { log, atEnd, hasNew, toEnd, onScroll } = useLogScroll( {
		first: thread?.messages[ 0 ]?.id ?? 0,
		last,
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
				{ ...{ thread, outgoing, me, log, hasNew, onScroll, onReport } }
				canReply={ mayWrite && canReply }
				onToEnd={ toEnd }
				onEarlier={ addEarlier }
				onRetry={ ( item ) => {
					retry( item );
					// The buttons go.
					log.current?.focus( { preventScroll: true } );
				} }
				onEdit={ ( item ) => {
					remove( item );
					insert.current?.( item.text );
				} }
				onDiscard={ ( item ) => {
					flushSync( () => remove( item ) );
					log.current?.focus( { preventScroll: true } );
				} }
			/>
			<NewsReader { ...{ thread, me, delivered } } />
			{ failing && (
				<div className="mp-chat__notice">
					<Notice
						tone="warning"
						title={ __( 'Connection error', 'mentoriai-portal' ) }
					>
						{ __(
							'New messages cannot be loaded at the moment. We will keep trying.',
							'mentoriai-portal'
						) }
					</Notice>
				</div>
			) }
			<Writing { ...{ mayWrite, canReply, closed } }>
				<Composer
					draft={ { person: me, form: `reply.${ convoId }` } }
					insert={ insert }
					onSend={ ( message ) => {
						send( message );
						setSent( ( count ) => count + 1 );
					} }
				/>
			</Writing>
		</>
	);
}

interface WritingProps
	extends Pick< ChatProps, 'mayWrite' | 'canReply' | 'closed' > {
	children: ReactNode;
}

/** The field to write in, or why there is none. */
function Writing( { mayWrite, canReply, closed, children }: WritingProps ) {
	if ( ! mayWrite ) {
		return (
			<div className="mp-chat__notice">
				<DraftNotice />
			</div>
		);
	}
	if ( canReply ) {
		return children;
	}
	return (
		<p className="mp-chat__writing mp-chat__closed">
			{ closed ??
				__(
					'This person’s account is not active at the moment, so your message would not reach them.',
					'mentoriai-portal'
				) }
		</p>
	);
}
