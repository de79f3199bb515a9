import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { PasswordField } from '../../../components/password-field';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { fieldMessage } from '../../../i18n/field-messages';
import { linkAddress, type Provider, unlinkProvider } from '../api';
import { PROVIDERS } from '../lib/providers';
import { saveSocialRedirect } from '../lib/social-redirect';

interface SocialLinkFormProps {
	provider: Provider;
	/** False where the account has no password: then signing in a moment ago is enough. */
	asksPassword: boolean;
	/** Whether it is connected now, and the form disconnects it. */
	linked: boolean;
	onUnlinked: () => Promise< void >;
}

/** Connects or disconnects a provider, after the password. */
export function SocialLinkForm( {
	provider,
	asksPassword,
	linked,
	onUnlinked,
}: SocialLinkFormProps ) {
	const submission = useSubmission( {
		defaultValues: { current_password: '' },
		send: async ( { current_password: current } ) => {
			const input = {
				provider,
				...( current ? { current_password: current } : {} ),
			};
			return linked ? unlinkProvider( input ) : linkAddress( input );
		},
		onSent: async ( url ) => {
			if ( ! url ) {
				await onUnlinked();
				return;
			}
			saveSocialRedirect( { provider, from: null } );
			window.location.assign( url );
		},
		fieldErrors: ( { code, fields } ) =>
			code === 'incorrect_password'
				? { current_password: 'user.incorectpassword' }
				: fields,
	} );
	const { failure } = submission;
	const { register, formState } = submission.form;
	const stale =
		! asksPassword &&
		failure?.error instanceof ApiError &&
		failure.error.code === 'reauth_required';
	return (
		<Form of={ submission } className="mp-form">
			{ linked && (
				<p>
					{ __(
						'You will no longer be able to log in this way.',
						'mentoriai-portal'
					) }
				</p>
			) }
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
						'You logged in a while ago: log out, log in again and try again within ten minutes.',
						'mentoriai-portal'
					) }
				/>
			) : (
				<FormFailure of={ submission } />
			) }
			<Button
				type="submit"
				variant={ linked ? 'danger' : 'secondary' }
				loading={ submission.sending }
				loadingLabel={
					linked
						? __( 'Saving…', 'mentoriai-portal' )
						: __( 'Opening…', 'mentoriai-portal' )
				}
			>
				{ linked
					? __( 'Disconnect', 'mentoriai-portal' )
					: sprintf(
							/* translators: %s: name of a provider, e.g. Google */
							__( 'Continue to %s', 'mentoriai-portal' ),
							PROVIDERS[ provider ].name
					  ) }
			</Button>
		</Form>
	);
}
