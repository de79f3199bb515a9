import { __ } from '@wordpress/i18n';
import { TextField } from '../../../components/text-field';
import { ButtonLink } from '../../../components/button-link';
import { screenPath } from '../../../lib/paths';
import type { FounderProfile } from '../api';
import { useProfileForm } from '../hooks/use-profile-form';
import {
	founderFields,
	founderRequired,
	founderValues,
} from '../lib/founder-values';
import { FounderFields } from './founder-fields';
import { ProfileForm } from './profile-form';

export function FounderForm( { profile }: { profile: FounderProfile } ) {
	const profileForm = useProfileForm( profile, founderValues, founderFields );
	const { form } = profileForm.submission;
	return (
		<ProfileForm
			profile={ profile }
			of={ profileForm }
			title={ __( 'About you and your business', 'mentoriai-portal' ) }
			purpose={ __(
				'Fill in these fields, and you can write to mentors.',
				'mentoriai-portal'
			) }
			required={ founderRequired }
			next={
				profile.review.state === 'public' && (
					<ButtonLink to={ screenPath( 'Finder' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				)
			}
			fields={ ( first ) => (
				<>
					<FounderFields form={ form } why={ first } />
					{ ! first && (
						<TextField
							label={ __( 'Email', 'mentoriai-portal' ) }
							value={ profile.email }
							readOnly
						/>
					) }
				</>
			) }
		/>
	);
}
