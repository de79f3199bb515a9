import { __ } from '@wordpress/i18n';
import type { UseFormReturn } from 'react-hook-form';
import * as LIMITS from '../../../api/generated/limits';
import { CheckboxField } from '../../../components/checkbox-field';
import { TextField } from '../../../components/text-field';
import { TextareaField } from '../../../components/textarea-field';
import { filled } from '../../../forms/checks';
import { profileLabel } from '../../../components/members/profile-labels';
import type { FounderText, FounderValues } from '../lib/founder-values';
import { profileMessage } from '../lib/messages';
import { isYear } from '../lib/rules';

const LIMIT = LIMITS.save_profile;

interface Props {
	form: UseFormReturn< FounderValues >;
	/** Whether it says beside each field what it is for. */
	why: boolean;
}

/** What a founder tells; without a company neither its name nor its year. */
export function FounderFields( { form, why }: Props ) {
	const { errors } = form.formState;
	const noCompany = form.watch( 'be_imones' );
	const field = (
		name: FounderText,
		reason: string,
		validate = filled( LIMIT.veiklosSritis.maxLength )
	) => ( {
		...form.register( name, { validate } ),
		label: profileLabel( name ),
		hint: why && reason,
		error: profileMessage( name, errors[ name ]?.message ),
	} );
	return (
		<>
			<div className="mp-grid-2">
				<TextField
					{ ...field(
						'firstName',
						__(
							'So the mentor knows how to address you.',
							'mentoriai-portal'
						),
						filled( LIMIT.firstName.maxLength )
					) }
					autoComplete="given-name"
				/>
				<TextField
					{ ...field(
						'lastName',
						__(
							'The mentors you write to will see it.',
							'mentoriai-portal'
						),
						filled( LIMIT.lastName.maxLength )
					) }
					autoComplete="family-name"
				/>
			</div>
			<div className="mp-founder-company">
				{ ! noCompany && (
					<div className="mp-grid-2">
						<TextField
							{ ...field(
								'pavadinimas',
								__(
									'So it is clear which business you mean.',
									'mentoriai-portal'
								),
								filled( LIMIT.pavadinimas.maxLength )
							) }
							autoComplete="organization"
						/>
						<TextField
							{ ...field(
								'regMetai',
								__(
									'Advice depends on how old the business is.',
									'mentoriai-portal'
								),
								checkYear
							) }
							inputMode="numeric"
							autoComplete="off"
						/>
					</div>
				) }
				<CheckboxField
					{ ...form.register( 'be_imones', {
						onChange: () =>
							form.clearErrors( [ 'pavadinimas', 'regMetai' ] ),
					} ) }
					label={ __( 'I have no company yet', 'mentoriai-portal' ) }
				/>
			</div>
			<TextareaField
				{ ...field( 'veiklosSritis', '' ) }
				label={
					noCompany
						? __(
								'Describe what you plan to do',
								'mentoriai-portal'
						  )
						: profileLabel( 'veiklosSritis' )
				}
				hint={ activityHint( noCompany, why ) }
				limit={ LIMIT.veiklosSritis.maxLength }
				rows={ 5 }
			/>
			<TextareaField
				{ ...field( 'klausimai', '' ) }
				hint={
					why
						? __(
								'The more specific, the easier it is to find the right mentor and to prepare for a conversation.',
								'mentoriai-portal'
						  )
						: __(
								'The more specific, the better.',
								'mentoriai-portal'
						  )
				}
				limit={ LIMIT.klausimai.maxLength }
				rows={ 5 }
			/>
		</>
	);
}

function activityHint( noCompany: boolean, why: boolean ): string {
	if ( noCompany ) {
		return __(
			'What will you make, or what services will you offer?',
			'mentoriai-portal'
		);
	}
	return why
		? __(
				'What do you make, or what services do you offer? The advice depends on it.',
				'mentoriai-portal'
		  )
		: __(
				'What do you make, or what services do you offer?',
				'mentoriai-portal'
		  );
}

/** That it is not to come the server says: the clock here may be wrong. */
function checkYear( text: string ): true | string {
	if ( text.trim() === '' ) {
		return 'required';
	}
	return isYear( text.trim(), LIMIT.regMetai.maximum ) || 'invalid';
}
