import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../../components/lazy-part';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { sessionStore } from '../../../lib/session';
import type { FirstMessage, Registered } from '../api';
import { keepClaim } from '../lib/claim';
import { AuthLayout } from '../components/auth-layout';
import { AuthNote } from '../components/auth-note';
import { CheckMail } from '../components/check-mail';
import { RegisterForm } from '../components/register-form';
import { SocialButtons } from '../components/social-buttons';
import { SocialReturn } from '../components/social-return';
import { useSocialCallback } from '../hooks/use-social-callback';

const loadFirstMessage = () =>
	import(
		/* webpackChunkName: "first-message-note" */ '../components/first-message-note'
	);
const { Part: FirstMessageNote } = lazyPart( () =>
	loadFirstMessage().then( ( file ) => file.FirstMessageNote )
);

interface RegisterScreenProps {
	/** What the account will be; null leaves it open. */
	type: 'frontuser' | 'mentorius' | null;
}

const PAGES = {
	frontuser: 'RegisterGauk',
	mentorius: 'RegisterDuok',
} as const;

export function RegisterScreen( { type }: RegisterScreenProps ) {
	const intro = usePageIntro( type ? PAGES[ type ] : 'Register' );
	const { state } = useLocation();
	const arrival = useSocialCallback();
	const [ done, setDone ] = useState< Registered | null >( null );
	const title = done
		? __( 'Check your inbox', 'mentoriai-portal' )
		: intro.title || __( 'Register', 'mentoriai-portal' );
	usePageTitle( title );
	const [ first, setFirst ] = useState< FirstMessage | null >( null );

	const handleRegistered = ( reply: Registered ) => {
		const { id, token } = reply.user;
		void loadFirstMessage().then( ( { handOver } ) => handOver( id ) );
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
			isNext={ done !== null }
			lead={
				! done &&
				( intro.text ||
					__(
						'Mentoring is free. Registering takes about two minutes.',
						'mentoriai-portal'
					) )
			}
			words={
				type === 'mentorius'
					? __( 'Pass on what you have learned.', 'mentoriai-portal' )
					: __(
							'Ask someone who has been through it.',
							'mentoriai-portal'
					  )
			}
		>
			{ done ? (
				<CheckMail email={ done.user.email } message={ done.message } />
			) : (
				<div className="mp-stack">
					<SocialReturn arrival={ arrival } />
					{ type !== 'mentorius' && (
						<FirstMessageNote onFound={ setFirst } />
					) }
					<SocialButtons
						verb="register"
						type={ first ? 'frontuser' : type }
						from={ null }
					/>
					<RegisterForm
						type={ type }
						first={ first }
						onFirstRefused={ () => setFirst( null ) }
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
