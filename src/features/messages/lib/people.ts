import { __, sprintf } from '@wordpress/i18n';
import { displayName } from '../../../components/members/display-name';
import type { Conversation } from '../api';

export function otherName(
	conversation: Conversation,
	isMentor: boolean
): string {
	return displayName(
		isMentor ? conversation.author_name : conversation.mentor_name
	);
}

/** "Mentor: Rasa Kazlauskienė"; names are not declined. */
export function otherLabel(
	conversation: Conversation,
	isMentor: boolean
): string {
	const name = otherName( conversation, isMentor );
	return isMentor
		? sprintf(
				/* translators: %s: name of a founder. */
				__( 'Founder: %s', 'mentoriai-portal' ),
				name
		  )
		: sprintf(
				/* translators: %s: name of a mentor. */
				__( 'Mentor: %s', 'mentoriai-portal' ),
				name
		  );
}
