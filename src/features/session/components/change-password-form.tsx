import { __ } from '@wordpress/i18n';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PasswordField } from '../../../components/password-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { changePassword } from '../api';
import { useFormCall } from '../hooks/use-form-call';
import { checkNewPassword, checkRepeated } from '../lib/checks';
import { CallFailure } from './call-failure';

const EMPTY = { password: '', password_confirm: '', current_password: '' };

/** A new password of one's own. The current one is asked for only when the server wants it. */
export function ChangePasswordForm() {
	const [ asksCurrent, setAsksCurrent ] = useState( false );
	const heading = useId();
	const [ saved, setSaved ] = useState( false );
	const form = useForm( { defaultValues: EMPTY } );
	const {
		register,
		formState: { errors },
		reset,
		setError,
		setFocus,
	} = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'password', 'password_confirm', 'current_password' ],
		async ( { current_password: current, ...values } ) => {
			setSaved( false );
			try {
				await changePassword( {
					...values,
					...( current ? { current_password: current } : {} ),
				} );
				reset( EMPTY );
				setAsksCurrent( false );
				setSaved( true );
			} catch ( error ) {
				const code = error instanceof ApiError ? error.code : '';
				if ( code === 'reauth_required' ) {
					setAsksCurrent( true );
				} else if ( code === 'incorrect_password' ) {
					setError(
						'current_password',
						{ type: 'server', message: 'user.incorectpassword' },
						{ shouldFocus: true }
					);
				} else {
					throw error;
				}
			}
		}
	);
	useEffect( () => {
		if ( asksCurrent ) {
			setFocus( 'current_password' );
		}
	}, [ asksCurrent, setFocus ] );

	return (
		<form
			className="mp-card mp-form"
			noValidate
			aria-labelledby={ heading }
			onSubmit={ submit }
		>
			<h2 id={ heading } className="mp-h3">
				{ __( 'Password', 'mentoriai-portal' ) }
			</h2>
			<PasswordField
				label={ __( 'New password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ fieldMessage( errors.password?.message ) }
				{ ...register( 'password', { validate: checkNewPassword } ) }
			/>
			<PasswordField
				label={ __( 'Repeat the password', 'mentoriai-portal' ) }
				autoComplete="new-password"
				error={ fieldMessage( errors.password_confirm?.message ) }
				{ ...register( 'password_confirm', {
					validate: checkRepeated,
				} ) }
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
			<CallFailure failure={ failure } />
			{ saved && (
				<Notice
					tone="success"
					title={ __(
						'The password is changed',
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
				loading={ busy }
				loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
			>
				{ __( 'Change password', 'mentoriai-portal' ) }
			</Button>
		</form>
	);
}
