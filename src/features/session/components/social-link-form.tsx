import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PasswordField } from '../../../components/password-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { linkAddress, type Provider } from '../api';
import { PROVIDERS } from '../lib/providers';
import { beginTrip } from '../lib/social-trip';

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
	const connect = useSubmission( {
		defaultValues: { current_password: '' },
		send: ( { current_password: current } ) =>
			linkAddress( {
				provider,
				...( current ? { current_password: current } : {} ),
			} ),
		onSent: ( url ) => {
			beginTrip( { provider, from: null } );
			window.location.assign( url );
		},
		fieldErrors: ( { code, fields } ) =>
			code === 'incorrect_password'
				? { current_password: 'user.incorectpassword' }
				: fields,
	} );
	const { failure } = connect;
	const { register, formState } = connect.form;
	const stale =
		! asksPassword &&
		failure?.error instanceof ApiError &&
		failure.error.code === 'reauth_required';
	return (
		<Form of={ connect } className="mp-form">
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
				<FormFailure of={ connect } />
			) }
			<Button
				type="submit"
				variant="secondary"
				loading={ connect.sending }
				loadingLabel={ __( 'Opening…', 'mentoriai-portal' ) }
			>
				{ sprintf(
					/* translators: %s: name of a provider, e.g. Google */
					__( 'Continue to %s', 'mentoriai-portal' ),
					PROVIDERS[ provider ].name
				) }
			</Button>
		</Form>
	);
}
