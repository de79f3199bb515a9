import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath, type ScreenType } from '../../../lib/paths';
import { sessionStore } from '../../../lib/session';
import type { Registered } from '../api';
import { keepClaim } from '../lib/claim';
import { AuthLayout } from '../components/auth-layout';
import { AuthNote } from '../components/auth-note';
import { CheckMail } from '../components/check-mail';
import { RegisterForm } from '../components/register-form';
import { SocialButtons } from '../components/social-buttons';
import { SocialReturn } from '../components/social-return';
import { useSocialCallback } from '../hooks/use-social-callback';

interface RegisterScreenProps {
	/** What the account will be; null leaves it open. */
	type: 'frontuser' | 'mentorius' | null;
}

function pageOf( type: RegisterScreenProps[ 'type' ] ): ScreenType {
	if ( type === 'frontuser' ) {
		return 'RegisterGauk';
	}
	return type === 'mentorius' ? 'RegisterDuok' : 'Register';
}

export function RegisterScreen( { type }: RegisterScreenProps ) {
	const intro = usePageIntro( pageOf( type ) );
	const title = intro.title || __( 'Register', 'mentoriai-portal' );
	usePageTitle( title );
	const { state } = useLocation();
	const arrival = useSocialCallback();
	const [ done, setDone ] = useState< Registered | null >( null );

	const handleRegistered = ( reply: Registered ) => {
		const { token } = reply.user;
		if ( token ) {
			sessionStore.getState().signIn( { ...reply.user, token } );
		} else {
			keepClaim( reply.user.email, reply.claim ?? '' );
			setDone( reply );
		}
	};

	return (
		<AuthLayout
			title={ title }
			lead={
				! done &&
				( intro.text ||
					__(
						'Mentoring is free. Registering takes about two minutes.',
						'mentoriai-portal'
					) )
			}
			words={ __(
				'Ask someone who has been through it.',
				'mentoriai-portal'
			) }
		>
			{ done ? (
				<CheckMail email={ done.user.email } message={ done.message } />
			) : (
				<div className="mp-stack">
					<SocialReturn arrival={ arrival } />
					<SocialButtons
						verb="register"
						type={ type }
						from={ null }
					/>
					<RegisterForm
						type={ type }
						onRegistered={ handleRegistered }
					/>
				</div>
			) }
			<AuthNote strong>
				{ ! done &&
					__( 'Already have an account?', 'mentoriai-portal' ) }
				<Link to={ screenPath( 'Login' ) } state={ state }>
					{ __( 'Log in', 'mentoriai-portal' ) }
				</Link>
			</AuthNote>
		</AuthLayout>
	);
}
