import { __ } from '@wordpress/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../components/password-field';
import {
	newPasswordMessage,
	passwordHint,
	repeatedMessage,
} from '../lib/checks';

interface NewPasswordFieldsProps {
	label: string;
	password: UseFormRegisterReturn;
	repeated: UseFormRegisterReturn;
	/** Message keys. */
	errors: { password?: string | undefined; repeated?: string | undefined };
	required?: boolean;
}

/** A new password, typed twice. */
export function NewPasswordFields( {
	label,
	password,
	repeated,
	errors,
	required,
}: NewPasswordFieldsProps ) {
	return (
		<>
			<PasswordField
				label={ label }
				autoComplete="new-password"
				hint={ passwordHint() }
				error={ newPasswordMessage( errors.password ) }
				required={ required }
				{ ...password }
			/>
			<PasswordField
				label={ __( 'Repeat the password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ repeatedMessage( errors.repeated ) }
				required={ required }
				{ ...repeated }
			/>
		</>
	);
}
