import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { ResendConfirmation } from './resend-confirmation';

interface CheckMailProps {
	email: string;
	/** What the server said. */
	message: string;
}

/** After a registration: what comes next. */
export function CheckMail( { email, message }: CheckMailProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className="mp-stack">
			<h2 ref={ heading } tabIndex={ -1 }>
				{ __( 'Check your mail', 'mentoriai-portal' ) }
			</h2>
			<p>{ message }</p>
			<p>
				{ sprintf(
					/* translators: %s: e-mail address */
					__( 'We wrote to: %s', 'mentoriai-portal' ),
					email
				) }
			</p>
			<ResendConfirmation email={ email } />
		</div>
	);
}
