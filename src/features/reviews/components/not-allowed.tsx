import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { screenPath } from '../../../lib/paths';

/** Why this account writes no reviews now. */
export function NotAllowed( { why }: { why: 'draft' | 'role' } ) {
	const isDraft = why === 'draft';
	return (
		<Notice
			tone={ isDraft ? 'warning' : 'info' }
			live={ false }
			title={
				isDraft
					? __(
							'Your account is not confirmed yet',
							'mentoriai-portal'
					  )
					: __( 'Only founders write reviews', 'mentoriai-portal' )
			}
			actions={
				isDraft && (
					<ButtonLink
						to={ screenPath( 'Profile' ) }
						variant="secondary"
						size="sm"
					>
						{ __( 'Open profile', 'mentoriai-portal' ) }
					</ButtonLink>
				)
			}
		>
			{ isDraft
				? __(
						'Fill in the required profile fields. You will be able to write reviews when the account is confirmed.',
						'mentoriai-portal'
				  )
				: __( 'This account is not a founder’s.', 'mentoriai-portal' ) }
		</Notice>
	);
}
