import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { PlainText } from '../../../components/plain-text';
import { ReportButton } from '../../../components/report-button';
import { time } from '../../../lib/dates';
import { classes } from '../../../lib/class-names';
import type { Message } from '../api';
import { displayName } from '../../../components/members/display-name';
import './message-bubble.css';

interface MessageBubbleProps {
	message: Message;
	isOwn: boolean;
	/** Of the last message that can be reported: Tab leads there, arrows on to the others. */
	isTabStop: boolean;
	/** Id of what says so. */
	keysId: string;
	onReport: ( message: Message ) => void;
}

export function MessageBubble( {
	message,
	isOwn,
	isTabStop,
	keysId,
	onReport,
}: MessageBubbleProps ) {
	return (
		<li className={ classes( 'mp-message', isOwn && 'mp-message--own' ) }>
			<p className="mp-message__who">
				<b>{ displayName( message.author_name ) }</b>{ ' ' }
				<time dateTime={ message.created_at }>
					{ time( message.created_at ) }
				</time>
				{ ! isOwn && (
					<ReportButton
						className="mp-message__report"
						label={ sprintf(
							/* translators: %s: time of the message. */
							__( 'Report this message, %s', 'mentoriai-portal' ),
							time( message.created_at )
						) }
						aria-describedby={ isTabStop ? keysId : undefined }
						tabIndex={ isTabStop ? undefined : -1 }
						onClick={ () => onReport( message ) }
						onKeyDown={ goToNext }
					/>
				) }
			</p>
			<div className="mp-message__body">
				<PlainText text={ message.content } />
			</div>
		</li>
	);
}

/** Up and down to the same button of another message. */
function goToNext( event: KeyboardEvent< HTMLButtonElement > ): void {
	const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
	if ( step === undefined ) {
		return;
	}
	event.preventDefault();
	const button = event.currentTarget;
	const all = [
		...( button
			.closest( 'ol' )
			?.querySelectorAll< HTMLElement >( '.mp-message__report' ) ?? [] ),
	];
	all[ all.indexOf( button ) + step ]?.focus();
}
