import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { Form } from '../../../forms/form';
import type { FounderProfile } from '../api';
import { useProfileForm } from '../hooks/use-profile-form';
import { filled } from '../../../forms/checks';
import { profileLabel } from '../../../i18n/profile-labels';
import {
	founderFields,
	founderValues,
	type FounderValues,
} from '../lib/founder-values';
import { profileMessage } from '../lib/messages';
import { isYear } from '../lib/rules';
import { LeaveDialog } from './leave-dialog';
import { PhotoCard } from './photo-card';
import { ProfileColumns } from './profile-columns';
import { ReviewNotice } from './review-notice';
import { SaveBar } from './save-bar';

const LIMIT = LIMITS.save_profile;

interface Props {
	profile: FounderProfile;
	/** What stands beside the form. */
	aside: ReactNode;
}

export function FounderForm( { profile, aside }: Props ) {
	const { profileForm, guard, save } = useProfileForm(
		profile,
		founderValues,
		founderFields
	);
	const { form } = profileForm;
	const { errors } = form.formState;
	const field = (
		name: keyof FounderValues,
		validate: ( text: string ) => true | string
	) => ( {
		...form.register( name, { validate } ),
		label: profileLabel( name ),
		error: profileMessage( name, errors[ name ]?.message ),
	} );

	return (
		<>
			<ReviewNotice profile={ profile } onFind={ form.setFocus } />
			<ProfileColumns
				first={ <PhotoCard profile={ profile } /> }
				main={
					<Form of={ profileForm }>
						<div className="mp-card mp-form">
							<h2 className="mp-h3">
								{ __(
									'About you and your company',
									'mentoriai-portal'
								) }
							</h2>
							<div className="mp-grid-2">
								<TextField
									{ ...field(
										'firstName',
										filled( LIMIT.firstName.maxLength )
									) }
									autoComplete="given-name"
								/>
								<TextField
									{ ...field(
										'lastName',
										filled( LIMIT.lastName.maxLength )
									) }
									autoComplete="family-name"
								/>
							</div>
							<TextField
								label={ __( 'Email', 'mentoriai-portal' ) }
								value={ profile.email }
								readOnly
							/>
							<div className="mp-grid-2">
								<TextField
									{ ...field(
										'pavadinimas',
										filled( LIMIT.pavadinimas.maxLength )
									) }
									autoComplete="organization"
								/>
								<TextField
									{ ...field( 'regMetai', checkYear ) }
									inputMode="numeric"
									autoComplete="off"
								/>
							</div>
							<TextareaField
								{ ...field(
									'veiklosSritis',
									filled( LIMIT.veiklosSritis.maxLength )
								) }
								hint={ __(
									'What do you make, or what services do you offer?',
									'mentoriai-portal'
								) }
								limit={ LIMIT.veiklosSritis.maxLength }
								rows={ 5 }
							/>
							<TextareaField
								{ ...field(
									'klausimai',
									filled( LIMIT.klausimai.maxLength )
								) }
								hint={ __(
									'The more specific, the better.',
									'mentoriai-portal'
								) }
								limit={ LIMIT.klausimai.maxLength }
								rows={ 5 }
							/>
						</div>
						<SaveBar { ...save } />
					</Form>
				}
				last={ aside }
			/>
			<LeaveDialog guard={ guard } />
		</>
	);
}

/** That it is not to come the server says: the clock here may be wrong. */
function checkYear( text: string ): true | string {
	if ( text.trim() === '' ) {
		return 'required';
	}
	return isYear( text.trim(), LIMIT.regMetai.maximum ) || 'invalid';
}
