import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link';
import { ButtonLink } from '../../../components/button-link';
import { AuthLayout } from '../components/auth-layout';
import { Notice } from '../../../components/notice';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { logOut } from '../../../hooks/use-log-out';
import { ResetPasswordForm } from '../components/reset-password-form';

/** How long the success is shown before the log-in. */
const READ_MS = 2000;

/** A new password by the emailed link, or the first one by that of an invitation; it carries `email` and `key`. Whoever is signed in is signed out. */
export function ResetPasswordScreen() {
	const intro = usePageIntro( 'ResetPass' );
	const [ query ] = useSearchParams();
	const invited = query.has( 'invitation' );
	const title = invited
		? __( 'Set your password', 'mentoriai-portal' )
		: intro.title || __( 'New password', 'mentoriai-portal' );
	usePageTitle( title );
	const email = query.get( 'email' ) ?? '';
	const key = query.get( 'key' ) ?? '';
	const fromEmail = email !== '' && key !== '';
	const [ changed, setChanged ] = useState( false );
	const navigate = useNavigate();
	const lead = invited
		? __(
				'You are invited. Choose a password, then log in with your email address.',
				'mentoriai-portal'
		  )
		: intro.text ||
		  __( 'Choose a new password for your account.', 'mentoriai-portal' );

	useEffect( logOut, [] );
	useEffect( () => {
		if ( ! changed ) {
			return;
		}
		const timer = setTimeout(
			() =>
				navigate( screenPath( 'Login' ), {
					replace: true,
					state: { email },
				} ),
			READ_MS
		);
		return () => clearTimeout( timer );
	}, [ changed, email, navigate ] );

	return (
		<AuthLayout
			title={ title }
			lead={ fromEmail && ! changed && lead }
			words={
				invited
					? __( 'Good to have you with us.', 'mentoriai-portal' )
					: __(
							'It happens to everyone. Back in a moment.',
							'mentoriai-portal'
					  )
			}
		>
			{ changed && (
				<Notice
					tone="success"
					title={
						invited
							? __(
									'Your password is set. Now log in.',
									'mentoriai-portal'
							  )
							: __(
									'Password was changed, log in again',
									'mentoriai-portal'
							  )
					}
				>
					<Link to={ screenPath( 'Login' ) } state={ { email } }>
						{ __( 'Log in', 'mentoriai-portal' ) }
					</Link>
				</Notice>
			) }
			{ ! changed && fromEmail && (
				<ResetPasswordForm
					email={ email }
					resetKey={ key }
					invited={ invited }
					onDone={ () => setChanged( true ) }
				/>
			) }
			{ ! changed && ! fromEmail && (
				<Notice
					tone="warning"
					live={ false }
					title={ __(
						'Open this page from the link in our email',
						'mentoriai-portal'
					) }
					actions={
						<ButtonLink
							to={ screenPath( 'LostPassword' ) }
							variant="secondary"
							size="sm"
						>
							{ __( 'Ask for a new link', 'mentoriai-portal' ) }
						</ButtonLink>
					}
				/>
			) }
		</AuthLayout>
	);
}
