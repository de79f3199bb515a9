import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './link';
import { useSessionEnd } from '../hooks/use-session-end';
import { returnState, screenPath } from '../lib/paths';
import { Notice } from './notice';
import './login-needed.css';

interface LoginNeededProps {
	/** Why, in one sentence. */
	children: ReactNode;
	/** The log-in form; the session itself tells when it is done. */
	renderLogin: ( returnTo: string ) => ReactNode;
	/** Whether the way to a new account is here too. */
	registers?: boolean;
}

/** In a popup: what it is for needs an account, and the log-in form is right here. */
export function LoginNeeded( {
	children,
	renderLogin,
	registers = true,
}: LoginNeededProps ) {
	const location = useLocation();
	const back = returnState( location );
	const end = useSessionEnd();
	return (
		<div className="mp-login-needed">
			<Notice
				live={ end !== null }
				title={
					<Link to={ screenPath( 'Login' ) } state={ back }>
						{ end ??
							__(
								'To perform this action you need log in',
								'mentoriai-portal'
							) }
					</Link>
				}
			>
				{ children }
			</Notice>
			{ renderLogin( location.pathname + location.search ) }
			{ registers && (
				<p>
					<Link to={ screenPath( 'Register' ) } state={ back }>
						{ __( 'Create an account', 'mentoriai-portal' ) }
					</Link>
				</p>
			) }
		</div>
	);
}
