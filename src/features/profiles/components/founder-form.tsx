import { __ } from '@wordpress/i18n';
import { save_profile as LIMIT } from '../../../api/generated/limits';
import { TextField } from '../../../components/text-field';
import { ButtonLink } from '../../../components/button-link';
import { upTo } from '../../../forms/checks';
import { screenPath } from '../../../lib/paths';
import type { FounderProfile } from '../api';
import { useProfileForm } from '../hooks/use-profile-form';
import {
	founderFields,
	founderRequired,
	founderValues,
} from '../lib/founder-values';
import { profileMessage } from '../lib/messages';
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
						<div className="mp-grid-2">
							<TextField
								label={ __( 'Email', 'mentoriai-portal' ) }
								value={ profile.email }
								readOnly
							/>
							<TextField
								{ ...form.register( 'town', {
									validate: upTo( LIMIT.town.maxLength ),
								} ) }
								label={ __( 'City', 'mentoriai-portal' ) }
								optional
								hint={ __(
									'Only you and the agency can see it.',
									'mentoriai-portal'
								) }
								error={ profileMessage(
									'town',
									form.formState.errors.town?.message
								) }
								autoComplete="address-level2"
							/>
						</div>
					) }
				</>
			) }
		/>
	);
}
