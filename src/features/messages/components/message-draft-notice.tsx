import { __ } from '@wordpress/i18n';
import { DraftNotice } from '../../../components/draft-notice';

/** What a draft account reads in place of writing messages. */
export function MessageDraftNotice() {
	return (
		<DraftNotice>
			{ __(
				'Fill in the required profile fields. You will be able to send messages when the account is confirmed.',
				'mentoriai-portal'
			) }
		</DraftNotice>
	);
}
