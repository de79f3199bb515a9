import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { screenPath } from '../../../lib/paths';

/** Zeros, and what brings the first numbers. */
export function NoResults( { draft }: { draft: boolean } ) {
	return (
		<EmptyState
			title={ __(
				'No one has viewed your profile yet',
				'mentoriai-portal'
			) }
			action={
				<ButtonLink to={ screenPath( 'Profile' ) }>
					{ draft
						? __( 'Fill in your profile', 'mentoriai-portal' )
						: __( 'Improve your profile', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ draft
				? __(
						'Founders see you once your profile is filled in and confirmed. Then charts appear here.',
						'mentoriai-portal'
				  )
				: __(
						'Add a photo, fields and a clear description, so that founders find you. Charts appear with the first views.',
						'mentoriai-portal'
				  ) }
		</EmptyState>
	);
}
