import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { PersonArt } from '../../../components/person-art';
import { RelativeTime } from '../../../components/relative-time';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { classes } from '../../../lib/class-names';
import { dayTime } from '../../../lib/dates';
import { conversationPath } from '../../../lib/paths';
import type { Conversation } from '../api';
import { displayName } from '../../../components/members/display-name';
import '../../../components/person-rows.css';

interface ConversationRowProps {
	conversation: Conversation;
	/** Whether the viewer is a mentor: the other name is a founder's. */
	isMentor: boolean;
}

/** A conversation in the inbox; the whole row is the link of its button. */
export function ConversationRow( {
	conversation,
	isMentor,
}: ConversationRowProps ) {
	const { id, convo_title: title, is_read: isRead, person } = conversation;
	const { text, mine } = conversation.last_message;
	const { last_message_at: at } = conversation;
	return (
		<li className={ classes( 'mp-person-row', ! isRead && 'is-unread' ) }>
			<PersonArt
				name={ displayName( person.name ) }
				image={ person.img }
				variant="avatar"
				size={ 48 }
			/>
			<div className="mp-person-row__text">
				<p className="mp-person-row__people">
					<People { ...{ conversation, isMentor } } />
				</p>
				<h2 className="mp-person-row__title">
					{ ! isRead && (
						<>
							<span
								className="mp-person-row__dot"
								aria-hidden="true"
							/>
							<VisuallyHidden>
								{ __( 'Unread:', 'mentoriai-portal' ) + ' ' }
							</VisuallyHidden>
						</>
					) }
					{ title }
				</h2>
				<p className="mp-person-row__last">
					{ mine
						? sprintf(
								/* translators: %s: what the reader wrote last in a conversation. */
								__( 'You: %s', 'mentoriai-portal' ),
								text
						  )
						: text }
				</p>
			</div>
			<div className="mp-person-row__side">
				<RelativeTime value={ at } className="mp-person-row__time" />
				<ButtonLink
					to={ conversationPath( id ) }
					// It lies above the whole row, the time included.
					title={ dayTime( at ) }
					className="mp-person-row__link"
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

/** The other person first, and the own name beside it: the specification lists author and mentor of each conversation. */
function People( { conversation, isMentor }: ConversationRowProps ) {
	const own = isMentor ? conversation.mentor_name : conversation.author_name;
	return (
		<>
			<b>{ displayName( conversation.person.name ) }</b>{ ' ' }
			<span className="mp-person-row__own">
				{ sprintf(
					/* translators: %s: the second of two names, after the first: "Rasa and Lina". */
					__( 'and %s', 'mentoriai-portal' ),
					displayName( own )
				) }
			</span>
		</>
	);
}
