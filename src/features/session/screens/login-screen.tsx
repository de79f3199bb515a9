import { __ } from '@wordpress/i18n';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/link';
import { lazyPart } from '../../../components/lazy-part';
import { AuthLayout } from '../components/auth-layout';
import { Notice } from '../../../components/notice';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useSessionEnd } from '../../../hooks/use-session-end';
import { confirmsAnother } from '../../../lib/confirm-link';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { AuthNote } from '../components/auth-note';
import { ConfirmElsewhere } from '../components/confirm-elsewhere';
import { LoginForm } from '../components/login-form';
import { SocialReturn } from '../components/social-return';
import { typedEmail } from '../lib/typed-email';
import { useSocialCallback } from '../hooks/use-social-callback';

/** Of an emailed link only. */
const { Part: EmailConfirmation } = lazyPart( () =>
	import(
		/* webpackChunkName: "email-confirmation" */ '../components/email-confirmation'
	).then( ( file ) => file.EmailConfirmation )
);

/** Log-in; with `email` and `key` of an emailed link it confirms the address first. The guard leads on from here. */
export function LoginScreen() {
	const intro = usePageIntro( 'Login' );
	const title = intro.title || __( 'Log in', 'mentoriai-portal' );
	usePageTitle( title );
	const arrival = useSocialCallback();
	const [ query ] = useSearchParams();
	const { state } = useLocation();
	const email = query.get( 'email' ) ?? typedEmail( state );
	const key = query.get( 'key' ) ?? '';
	const end = useSessionEnd();
	const user = useSession( ( session ) => session.user );
	const words = __(
		'One conversation can save half a year of mistakes.',
		'mentoriai-portal'
	);
	if ( user && confirmsAnother( query.toString(), user ) ) {
		return (
			<AuthLayout title={ title } words={ words }>
				<ConfirmElsewhere email={ email } me={ user.email } />
			</AuthLayout>
		);
	}
	return (
		<AuthLayout
			title={ title }
			lead={
				intro.text ||
				__(
					'Log in and continue where you left off.',
					'mentoriai-portal'
				)
			}
			words={ words }
		>
			<div className="mp-stack mp-stack--lg">
				<SocialReturn arrival={ arrival } />
				{ end && <Notice title={ end } /> }
				{ email && key ? (
					<EmailConfirmation email={ email } confirmKey={ key }>
						<LoginForm email={ email } />
					</EmailConfirmation>
				) : (
					<LoginForm email={ email } />
				) }
			</div>
			<AuthNote strong>
				{ __( 'No account yet?', 'mentoriai-portal' ) }
				<Link to={ screenPath( 'Register' ) }>
					{ __( 'Register', 'mentoriai-portal' ) }
				</Link>
			</AuthNote>
		</AuthLayout>
	);
}
