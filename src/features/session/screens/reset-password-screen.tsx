import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../components/auth-layout';
import { Notice } from '../../../components/notice';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { logOut } from '../../../hooks/use-log-out';
import { ResetPasswordForm } from '../components/reset-password-form';

/** How long the success is shown before the log-in. */
const READ_MS = 2000;

/** A new password by the emailed link, which carries `email` and `key`. Whoever is signed in is signed out. */
export function ResetPasswordScreen() {
	const intro = usePageIntro( 'ResetPass' );
	const title = intro.title || __( 'New password', 'mentoriai-portal' );
	usePageTitle( title );
	const [ query ] = useSearchParams();
	const email = query.get( 'email' ) ?? '';
	const key = query.get( 'key' ) ?? '';
	const fromEmail = email !== '' && key !== '';
	const [ changed, setChanged ] = useState( false );
	const navigate = useNavigate();

	useEffect( logOut, [] );
	useEffect( () => {
		if ( ! changed ) {
			return;
		}
		const timer = setTimeout(
			() => navigate( screenPath( 'Login' ), { replace: true } ),
			READ_MS
		);
		return () => clearTimeout( timer );
	}, [ changed, navigate ] );

	return (
		<AuthLayout
			title={ title }
			lead={
				fromEmail &&
				! changed &&
				( intro.text ||
					__(
						'Choose a new password for your account.',
						'mentoriai-portal'
					) )
			}
			words={ __(
				'It happens to everyone. Back in a moment.',
				'mentoriai-portal'
			) }
		>
			{ changed && (
				<Notice
					tone="success"
					title={ __(
						'Password was changed, log in again',
						'mentoriai-portal'
					) }
				>
					<Link to={ screenPath( 'Login' ) }>
						{ __( 'Log in', 'mentoriai-portal' ) }
					</Link>
				</Notice>
			) }
			{ ! changed && fromEmail && (
				<ResetPasswordForm
					email={ email }
					resetKey={ key }
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
				>
					<Link to={ screenPath( 'LostPassword' ) }>
						{ __( 'Ask for a new link', 'mentoriai-portal' ) }
					</Link>
				</Notice>
			) }
		</AuthLayout>
	);
}
