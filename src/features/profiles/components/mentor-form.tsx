import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { lazyPart } from '../../../components/lazy-part';
import { Form } from '../../../forms/form';
import type { MentorProfile } from '../api';
import { useFieldTags } from '../hooks/use-field-tags';
import { useProfileForm } from '../hooks/use-profile-form';
import { mentorFields, mentorValues } from '../lib/mentor-values';
import { BusySwitch } from './busy-switch';
import { LeaveDialog } from './leave-dialog';
import { MentorFields } from './mentor-fields';
import { PhotoCard } from './photo-card';
import { ProfileColumns } from './profile-columns';
import { ReviewNotice } from './review-notice';
import { SaveBar } from './save-bar';

/** Below a long form. */
const { Part: CvCard } = lazyPart( () =>
	import( /* webpackChunkName: "cv" */ './cv-card' ).then(
		( file ) => file.CvCard
	)
);

interface Props {
	profile: MentorProfile;
	/** What stands beside the form. */
	aside: ReactNode;
}

export function MentorForm( { profile, aside }: Props ) {
	const { data: tags } = useFieldTags();
	const { profileForm, guard, save } = useProfileForm(
		profile,
		mentorValues,
		( values ) => mentorFields( values, tags )
	);
	const { form } = profileForm;

	return (
		<>
			<ReviewNotice profile={ profile } onFind={ form.setFocus } />
			<ProfileColumns
				first={
					<>
						<PhotoCard profile={ profile } />
						<Controller
							control={ form.control }
							name="paskyrosUzimtumas"
							render={ ( { field } ) => (
								<BusySwitch
									on={ field.value }
									onChange={ field.onChange }
								/>
							) }
						/>
					</>
				}
				main={
					<Form of={ profileForm }>
						<div className="mp-card mp-form">
							<h2 className="mp-h3">
								{ __( 'About you', 'mentoriai-portal' ) }
							</h2>
							<MentorFields
								form={ form }
								email={ profile.email }
							/>
						</div>
						<CvCard files={ profile.cv } />
						<SaveBar { ...save } />
					</Form>
				}
				last={ aside }
			/>
			<LeaveDialog guard={ guard } />
		</>
	);
}
