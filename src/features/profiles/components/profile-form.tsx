import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../../../components/button';
import type { MissingName } from '../../../components/members/profile-labels';
import { Form } from '../../../forms/form';
import type { MemberProfile } from '../api';
import type { ProfileForm as FormOfProfile } from '../hooks/use-profile-form';
import { FilledCount } from './filled-count';
import { LeaveDialog } from './leave-dialog';
import { PhotoCard } from './photo-card';
import { ProfileColumns } from './profile-columns';
import { ReviewNotice } from './review-notice';
import { SaveBar } from './save-bar';
import './profile-form.css';

interface Props< Values extends FieldValues > {
	profile: MemberProfile;
	of: FormOfProfile< Values >;
	title: string;
	/** What filling in the required fields leads to. */
	purpose: string;
	/** The required fields among the values. */
	required: ( values: Values ) => readonly unknown[];
	/** The fields; the first time the required ones only. */
	fields: ( first: boolean ) => ReactNode;
	/** Below the photo. */
	beside?: ReactNode;
	/** Below the fields. */
	below?: ReactNode;
	/** Where to go after a save. */
	next?: ReactNode;
}

/** A profile: the first time only what is required, with what it is for; then all of it. */
export function ProfileForm< Values extends FieldValues >( {
	profile,
	of: { submission, guard, save },
	title,
	purpose,
	required,
	fields,
	beside,
	below,
	next,
}: Props< Values > ) {
	const [ whole, setWhole ] = useState( false );
	const { form } = submission;
	const isFirst =
		! whole &&
		profile.review.state === 'draft' &&
		profile.missing.length > 0;
	return (
		<>
			{ ! isFirst && (
				<ReviewNotice
					profile={
						profile as MemberProfile & {
							missing: MissingName[];
						}
					}
					onFind={ ( name ) =>
						form.setFocus( name as string as Path< Values > )
					}
				/>
			) }
			<ProfileColumns
				side={
					isFirst ? (
						<div className="mp-card mp-first-profile">
							<FilledCount
								control={ form.control }
								required={ required }
							/>
							<p>{ purpose }</p>
						</div>
					) : (
						<>
							<PhotoCard profile={ profile } />
							{ beside }
						</>
					)
				}
				main={
					<>
						<Form of={ submission }>
							<div className="mp-card mp-form">
								<h2 className="mp-h3">{ title }</h2>
								{ fields( isFirst ) }
							</div>
							{ ! isFirst && below }
							<SaveBar { ...save } next={ next } />
						</Form>
						{ isFirst && (
							<Button
								className="mp-first-profile__whole"
								variant="ghost"
								size="sm"
								onClick={ () => setWhole( true ) }
							>
								{ __(
									'Show the whole profile, with the photo',
									'mentoriai-portal'
								) }
							</Button>
						) }
					</>
				}
			/>
			<LeaveDialog guard={ guard } />
		</>
	);
}
