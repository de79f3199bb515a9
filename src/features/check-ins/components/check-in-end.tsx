import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { StandingPerson } from '../../../components/standing-person';
import { screenPath } from '../../../lib/paths';

interface CheckInEndProps {
	title: string;
	children: ReactNode;
	/** Whether it came by something the person did: then the focus goes there. */
	focused?: boolean;
}

/** Where nothing can, or need, be answered any more. */
export function CheckInEnd( {
	title,
	children,
	focused = false,
}: CheckInEndProps ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( focused ) {
			window.scrollTo( 0, 0 );
			box.current?.focus();
		}
	}, [ focused ] );
	return (
		<div
			className="mp-checkin__end"
			ref={ box }
			tabIndex={ -1 }
			role="status"
		>
			<EmptyState
				headingLevel={ 1 }
				title={ title }
				art={
					<div className="mp-checkin__people">
						<StandingPerson look="sky" />
						<StandingPerson look="sun" />
					</div>
				}
				action={
					<ButtonLink to={ screenPath( 'Home' ) } variant="secondary">
						{ __( 'Go to the home page', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ children }
			</EmptyState>
		</div>
	);
}
