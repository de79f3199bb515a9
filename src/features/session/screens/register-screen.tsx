import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../../components/link';
import { lazyPart } from '../../../components/lazy-part';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { sessionStore } from '../../../lib/session';
import type { Registered } from '../api';
import { keepClaim } from '../lib/claim';
import { AuthLayout } from '../components/auth-layout';
import { AuthNote } from '../components/auth-note';
import type { Brought } from '../components/first-message-note';
import { RegisterForm } from '../components/register-form';
import { SocialButtons } from '../components/social-buttons';
import { SocialReturn } from '../components/social-return';
import { useSocialCallback } from '../hooks/use-social-callback';
import { canAgree } from '../lib/can-agree';
import { registeredIn, typedEmail } from '../lib/typed-email';

const { Part: FirstMessageNote } = lazyPart( () =>
	import(
		/* webpackChunkName: "first-message-note" */ '../components/first-message-note'
	).then( ( file ) => file.FirstMessageNote )
);
const { Part: CheckMail } = lazyPart( () =>
	import(
		/* webpackChunkName: "check-mail" */ '../components/check-mail'
	).then( ( file ) => file.CheckMail )
);
const { Part: TextsMissing } = lazyPart( () =>
	import(
		/* webpackChunkName: "texts-missing" */ '../components/texts-missing'
	).then( ( file ) => file.TextsMissing )
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
	const { pathname, state } = useLocation();
	const navigate = useNavigate();
	const arrival = useSocialCallback();
	const registered = registeredIn( state );
	const isDone = registered !== null;
	const email = typedEmail( state );
	const title = isDone
		? __( 'Check your inbox', 'mentoriai-portal' )
		: intro.title || __( 'Register', 'mentoriai-portal' );
	usePageTitle( title );
	const [ brought, setBrought ] = useState< Brought | null >( null );
	const first = brought?.message ?? null;

	const handleRegistered = ( { user, claim, message }: Registered ) => {
		if ( user.token ) {
			sessionStore.getState().signIn( { ...user, token: user.token } );
		} else {
			keepClaim( user.email, {
				claim: claim ?? '',
				mentor: brought?.mentor,
			} );
			navigate( pathname, {
				state: { ...state, email: user.email, registered: message },
			} );
		}
	};

	return (
		<AuthLayout
			title={ title }
			isNext={ isDone }
			lead={
				! isDone &&
				( intro.text ||
					__(
						'Registering takes about two minutes.',
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
			{ isDone && <CheckMail email={ email } message={ registered } /> }
			{ /* Still filled in for who has to correct the address. */ }
			<div hidden={ isDone }>
				{ canAgree() ? (
					<div className="mp-stack">
						<SocialReturn arrival={ arrival } />
						{ type !== 'mentorius' && (
							<FirstMessageNote onFound={ setBrought } />
						) }
						<SocialButtons
							verb="register"
							type={ first ? 'frontuser' : type }
							from={ null }
						/>
						<RegisterForm
							type={ type }
							email={ email }
							first={ first }
							onFirstRefused={ () => setBrought( null ) }
							onRegistered={ handleRegistered }
						/>
					</div>
				) : (
					<TextsMissing />
				) }
			</div>
			<AuthNote strong>
				{ ! isDone &&
					__( 'Already have an account?', 'mentoriai-portal' ) }
				<Link to={ screenPath( 'Login' ) } state={ state }>
					{ __( 'Log in', 'mentoriai-portal' ) }
				</Link>
			</AuthNote>
		</AuthLayout>
	);
}
