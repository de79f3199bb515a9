import { __, sprintf } from '@wordpress/i18n';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PasswordField } from '../../../components/password-field';
import { fieldMessage } from '../../../i18n/field-messages';
import { linkAddress, type Provider } from '../api';
import { useFormCall } from '../hooks/use-form-call';
import { PROVIDERS } from '../lib/providers';
import { beginTrip } from '../lib/social-trip';
import { CallFailure } from './call-failure';

interface SocialLinkFormProps {
	provider: Provider;
	/** False where the account has no password: then signing in a moment ago is enough. */
	asksPassword: boolean;
}

/** Connects a provider, after the password. */
export function SocialLinkForm( {
	provider,
	asksPassword,
}: SocialLinkFormProps ) {
	const form = useForm( { defaultValues: { current_password: '' } } );
	const { register, formState, setError } = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'current_password' ],
		async ( { current_password: current } ) => {
			try {
				const url = await linkAddress( {
					provider,
					...( current ? { current_password: current } : {} ),
				} );
				beginTrip( { provider, from: null } );
				window.location.assign( url );
			} catch ( error ) {
				if (
					! ( error instanceof ApiError ) ||
					error.code !== 'incorrect_password'
				) {
					throw error;
				}
				setError(
					'current_password',
					{ type: 'server', message: 'user.incorectpassword' },
					{ shouldFocus: true }
				);
			}
		}
	);
	const stale =
		! asksPassword &&
		failure?.error instanceof ApiError &&
		failure.error.code === 'reauth_required';
	return (
		<form className="mp-form" noValidate onSubmit={ submit }>
			{ asksPassword && (
				<PasswordField
					label={ __( 'Current password', 'mentoriai-portal' ) }
					autoComplete="current-password"
					error={ fieldMessage(
						formState.errors.current_password?.message
					) }
					{ ...register( 'current_password', {
						required: 'user.password_required',
					} ) }
				/>
			) }
			{ stale ? (
				<Notice
					tone="error"
					title={ __(
						'You logged in a while ago: log out, log in again and connect within ten minutes.',
						'mentoriai-portal'
					) }
				/>
			) : (
				<CallFailure failure={ failure } />
			) }
			<Button
				type="submit"
				variant="secondary"
				loading={ busy }
				loadingLabel={ __( 'Opening…', 'mentoriai-portal' ) }
			>
				{ sprintf(
					/* translators: %s: name of a provider, e.g. Google */
					__( 'Continue to %s', 'mentoriai-portal' ),
					PROVIDERS[ provider ].name
				) }
			</Button>
		</form>
	);
}
