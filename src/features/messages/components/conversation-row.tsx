import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { PersonArt } from '../../../components/person-art';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { dayTime } from '../../../lib/dates';
import { conversationPath } from '../../../lib/paths';
import { classes } from '../../../lib/class-names';
import type { Conversation } from '../api';
import { displayName, otherName } from '../lib/people';
import './conversation-row.css';

interface ConversationRowProps {
	conversation: Conversation;
	/** Whether the viewer is a mentor: the picture is the other side's. */
	isMentor: boolean;
}

export function ConversationRow( {
	conversation,
	isMentor,
}: ConversationRowProps ) {
	const { id, convo_title: title, is_read: isRead, img } = conversation;
	const other = otherName( conversation, isMentor );
	return (
		<li className={ classes( 'mp-convo', ! isRead && 'is-unread' ) }>
			<PersonArt
				name={ other }
				image={ img }
				variant="avatar"
				size={ 48 }
			/>
			<div className="mp-convo__text">
				<h2 className="mp-convo__title">
					{ ! isRead && (
						<>
							<span
								className="mp-convo__dot"
								aria-hidden="true"
							/>
							<VisuallyHidden>
								{ __( 'Unread:', 'mentoriai-portal' ) + ' ' }
							</VisuallyHidden>
						</>
					) }
					{ title }
				</h2>
				<p className="mp-convo__people">
					{ sprintf(
						/* translators: 1: name of the founder. 2: name of the mentor. */
						__( '%1$s and %2$s', 'mentoriai-portal' ),
						displayName( conversation.author_name ),
						displayName( conversation.mentor_name )
					) }
				</p>
			</div>
			<div className="mp-convo__side">
				<time
					className="mp-convo__time"
					dateTime={ conversation.last_message_at }
				>
					{ dayTime( conversation.last_message_at ) }
				</time>
				<ButtonLink
					to={ conversationPath( id ) }
					size="sm"
					variant={ isRead ? 'secondary' : 'primary' }
				>
					{ __( 'View', 'mentoriai-portal' ) }
					<VisuallyHidden>
						{ ' ' +
							sprintf(
								/* translators: %s: title of a conversation. */
								__(
									'the conversation “%s”',
									'mentoriai-portal'
								),
								title
							) }
					</VisuallyHidden>
				</ButtonLink>
			</div>
		</li>
	);
}
