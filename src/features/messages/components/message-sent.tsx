import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { useFocusInside } from '../../../hooks/use-focus-inside';
import { conversationPath } from '../../../lib/paths';

/** The message arrived; here is where the answer will be. */
export function MessageSent( { convoId }: { convoId: number } ) {
	const box = useFocusInside();
	return (
		<div ref={ box }>
			<Notice
				tone="success"
				live={ false }
				title={ __(
					'Message was sent successfully',
					'mentoriai-portal'
				) }
				actions={
					<ButtonLink to={ conversationPath( convoId ) }>
						{ __( 'Open the conversation', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __(
					'The answer will be in your messages. We’ll also let you know by email.',
					'mentoriai-portal'
				) }
			</Notice>
		</div>
	);
}
