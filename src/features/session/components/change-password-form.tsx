import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PasswordField } from '../../../components/password-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { changePassword } from '../api';
import { checkNewPassword, checkRepeated } from '../lib/checks';
import { NewPasswordFields } from './new-password-fields';

const EMPTY = { password: '', password_confirm: '', current_password: '' };

/** A new password of one's own. The current one is asked for only when the server wants it. */
export function ChangePasswordForm() {
	const [ asksCurrent, setAsksCurrent ] = useState( false );
	const heading = useId();
	const [ saved, setSaved ] = useState( false );
	const change = useSubmission( {
		defaultValues: EMPTY,
		send: async ( { current_password: current, ...values } ) => {
			setSaved( false );
			try {
				await changePassword( {
					...values,
					...( current ? { current_password: current } : {} ),
				} );
				return true;
			} catch ( error ) {
				if (
					error instanceof ApiError &&
					error.code === 'reauth_required'
				) {
					setAsksCurrent( true );
					return false;
				}
				throw error;
			}
		},
		onSent: ( done ) => {
			if ( done ) {
				reset( EMPTY );
				setAsksCurrent( false );
				setSaved( true );
			}
		},
		fieldErrors: ( { code, fields } ) =>
			code === 'incorrect_password'
				? { current_password: 'user.incorectpassword' }
				: fields,
	} );
	const {
		register,
		formState: { errors },
		reset,
		setFocus,
	} = change.form;
	useEffect( () => {
		if ( asksCurrent ) {
			setFocus( 'current_password' );
		}
	}, [ asksCurrent, setFocus ] );

	return (
		<Form of={ change } className="mp-card mp-form" labelledBy={ heading }>
			<h2 id={ heading } className="mp-h3">
				{ __( 'Password', 'mentoriai-portal' ) }
			</h2>
			<NewPasswordFields
				label={ __( 'New password', 'mentoriai-portal' ) }
				password={ register( 'password', {
					validate: checkNewPassword,
				} ) }
				repeated={ register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
				errors={ {
					password: errors.password?.message,
					repeated: errors.password_confirm?.message,
				} }
			/>
			{ asksCurrent && (
				<PasswordField
					label={ __( 'Current password', 'mentoriai-portal' ) }
					hint={ __(
						'You logged in a while ago: enter your current password too.',
						'mentoriai-portal'
					) }
					autoComplete="current-password"
					error={ fieldMessage( errors.current_password?.message ) }
					{ ...register( 'current_password', {
						required: 'user.password_required',
					} ) }
				/>
			) }
			<FormFailure of={ change } />
			{ saved && (
				<Notice
					tone="success"
					title={ __(
						'Your password has been changed',
						'mentoriai-portal'
					) }
				>
					{ __(
						'Other devices have been logged out.',
						'mentoriai-portal'
					) }
				</Notice>
			) }
			<Button
				type="submit"
				variant="secondary"
				loading={ change.sending }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
			>
				{ __( 'Change password', 'mentoriai-portal' ) }
			</Button>
		</Form>
	);
}
