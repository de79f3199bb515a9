import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { screenPath } from '../../../lib/paths';

/** The account is not public yet: plans can be read, not made or changed. */
export function PlanDraftNotice() {
	return (
		<Notice
			tone="warning"
			live={ false }
			title={ __(
				'Your account is not confirmed yet',
				'mentoriai-portal'
			) }
			actions={
				<ButtonLink
					to={ screenPath( 'Profile' ) }
					variant="secondary"
					size="sm"
				>
					{ __( 'Open profile', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'Fill in the required profile fields. Action plans open up when the account is confirmed.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
