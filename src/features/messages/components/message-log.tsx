import { __ } from '@wordpress/i18n';
import { ArrowDown } from 'lucide-react';
import { Fragment, type RefObject, useId } from 'react';
import { Button } from '../../../components/button';
import { lazyPart } from '../../../components/lazy-part';
import { useLazyCode } from '../../../hooks/use-lazy-code';
import { lazyCode } from '../../../lib/lazy-code';
import type { Message } from '../api';
import type { Outgoing } from '../lib/outgoing';
import { byDay, lastForeignId, type Thread } from '../lib/thread';
import { EarlierMessages } from './earlier-messages';
import { MessageBubble } from './message-bubble';
import type { OutgoingActions } from './outgoing-bubble';
import './message-log.css';

/** Of those who write: in the file of the field to write in. */
const { Part: OutgoingBubble } = lazyPart( () =>
	import( /* webpackChunkName: "composer" */ './outgoing-bubble' ).then(
		( file ) => file.OutgoingBubble
	)
);

/** Days stand in figures until their words come, after the messages. */
const dayWords = lazyCode( () =>
	import(
		/* webpackChunkName: "day-words" */ '../../../lib/date-words'
	).then( ( file ) => file.dayLabel )
);

interface MessageLogProps extends OutgoingActions {
	thread: Thread;
	outgoing: readonly Outgoing[];
	/** 0 when it is not known: then no message is one's own. */
	me: number;
	log: RefObject< HTMLDivElement >;
	hasNew: boolean;
	onScroll: () => void;
	onToEnd: () => void;
	onEarlier: () => Promise< void >;
	onReport: ( message: Message ) => void;
	/** Whether the other side can be written to. */
	canReply: boolean;
}

/** The messages, by day. */
export function MessageLog( {
	thread,
	outgoing,
	me,
	log,
	hasNew,
	onScroll,
	onToEnd,
	onEarlier,
	onReport,
	...own
}: MessageLogProps ) {
	const { code: dayLabel } = useLazyCode( dayWords );
	const keysId = useId();
	const lastForeign = lastForeignId( thread, me );
	return (
		<div className="mp-log">
			<div
				ref={ log }
				className="mp-log__scroll"
				onScroll={ onScroll }
				role="region"
				aria-label={ __(
					'Messages of the conversation',
					'mentoriai-portal'
				) }
				// It scrolls, so the keyboard must reach it.
				tabIndex={ 0 }
			>
				{ thread.hasEarlier && (
					<EarlierMessages onLoad={ onEarlier } />
				) }
				<ol className="mp-log__list">
					{ byDay( thread.messages ).map(
						( { key, date, messages } ) => (
							<Fragment key={ key }>
								<li className="mp-log__day">
									{ dayLabel?.( date ) ?? date }
								</li>
								{ messages.map( ( message ) => (
									<MessageBubble
										key={ message.id }
										message={ message }
										isOwn={
											me > 0 && message.author_id === me
										}
										isTabStop={ message.id === lastForeign }
										{ ...{ keysId, onReport } }
									/>
								) ) }
							</Fragment>
						)
					) }
					{ outgoing.map( ( item ) => (
						<OutgoingBubble
							key={ item.clientId }
							item={ item }
							{ ...own }
						/>
					) ) }
				</ol>
			</div>
			<p id={ keysId } className="mp-log__keys">
				{ __(
					'Up and down arrow keys lead to the other messages.',
					'mentoriai-portal'
				) }
			</p>
			{ hasNew && (
				<Button
					className="mp-log__pill"
					size="sm"
					icon={ ArrowDown }
					onClick={ onToEnd }
				>
					{ __( 'New messages', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}
