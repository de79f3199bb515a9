import { __ } from '@wordpress/i18n';
import { DraftNotice } from '../../../components/draft-notice';

/** Plans can be read, not made or changed. */
export function PlanDraftNotice() {
	return (
		<DraftNotice>
			{ __(
				'Fill in the required profile fields. Action plans open up when the account is confirmed.',
				'mentoriai-portal'
			) }
		</DraftNotice>
	);
}
