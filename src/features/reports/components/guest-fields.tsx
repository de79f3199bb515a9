import { __ } from '@wordpress/i18n';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import * as LIMITS from '../../../api/generated/limits';
import { CheckboxField } from '../../../components/checkbox-field';
import { TextField } from '../../../components/text-field';
import { filled } from '../../../forms/checks';
import { checkAccepted, checkEmail } from '../../../forms/guests/checks';
import { fieldMessage } from '../../../i18n/field-messages';
import type { ReportValues } from './report-form';

interface GuestFieldsProps {
	register: UseFormRegister< ReportValues >;
	errors: FieldErrors< ReportValues >;
}

/** Who reports, where the portal does not know it. */
export function GuestFields( { register, errors }: GuestFieldsProps ) {
	return (
		<>
			<TextField
				label={ __( 'Your name', 'mentoriai-portal' ) }
				autoComplete="name"
				error={ fieldMessage( errors.name?.message ) }
				{ ...register( 'name', {
					validate: filled( LIMITS.report.name.maxLength ),
				} ) }
			/>
			<TextField
				label={ __( 'Email', 'mentoriai-portal' ) }
				type="email"
				autoComplete="email"
				error={ fieldMessage( errors.email?.message ) }
				{ ...register( 'email', { validate: checkEmail } ) }
			/>
			<CheckboxField
				label={ __(
					'I believe in good faith that what I report is accurate and complete.',
					'mentoriai-portal'
				) }
				error={ fieldMessage( errors.good_faith?.message, {
					not_accepted: __(
						'Tick this box to confirm',
						'mentoriai-portal'
					),
				} ) }
				aria-required
				{ ...register( 'good_faith', { validate: checkAccepted } ) }
			/>
		</>
	);
}
