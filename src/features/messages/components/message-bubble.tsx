import { PlainText } from '../../../components/plain-text';
import { time } from '../../../lib/dates';
import { classes } from '../../../lib/class-names';
import type { Message } from '../api';
import { displayName } from '../../../components/members/display-name';
import './message-bubble.css';

interface MessageBubbleProps {
	message: Message;
	isOwn: boolean;
}

export function MessageBubble( { message, isOwn }: MessageBubbleProps ) {
	return (
		<li className={ classes( 'mp-message', isOwn && 'mp-message--own' ) }>
			<p className="mp-message__who">
				<b>{ displayName( message.author_name ) }</b>{ ' ' }
				<time dateTime={ message.created_at }>
					{ time( message.created_at ) }
				</time>
			</p>
			<div className="mp-message__body">
				<PlainText text={ message.content } />
			</div>
		</li>
	);
}
