import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { returnState, screenPath } from '../../../lib/paths';

interface LoginNeededProps {
	renderLogin: ( onDone: () => void ) => ReactNode;
}

/** The session itself tells when the log-in is done. */
const ignore = () => undefined;

export function LoginNeeded( { renderLogin }: LoginNeededProps ) {
	const back = returnState( useLocation() );
	return (
		<div className="mp-login-needed">
			<Notice
				live={ false }
				title={
					<Link to={ screenPath( 'Login' ) } state={ back }>
						{ __(
							'To perform this action you need log in',
							'mentoriai-portal'
						) }
					</Link>
				}
			>
				{ __(
					'Then the mentor knows whom to answer.',
					'mentoriai-portal'
				) }
			</Notice>
			{ renderLogin( ignore ) }
			<p>
				<Link to={ screenPath( 'Register' ) } state={ back }>
					{ __( 'Create an account', 'mentoriai-portal' ) }
				</Link>
			</p>
		</div>
	);
}
