import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { conversationPath } from '../../../lib/paths';

/** The message arrived; here is where the answer will be. */
export function MessageSent( { convoId }: { convoId: number } ) {
	return (
		<Notice
			tone="success"
			title={ __( 'Message was sent successfully', 'mentoriai-portal' ) }
			actions={
				<ButtonLink to={ conversationPath( convoId ) }>
					{ __( 'Open the conversation', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'The answer will be in your messages. We also tell you by e-mail.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
