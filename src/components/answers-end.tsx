import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { langPrefix, screenPath } from '../lib/paths';
import { ButtonLink } from './button-link';
import { EmptyState } from './empty-state';
import { StandingPerson } from './standing-person';
import './answers-end.css';

interface AnswersEndProps {
	title: string;
	children: ReactNode;
	/** Whether it came by something the person did: then the focus goes there. */
	focused?: boolean;
	/** The answers are not here: one of the two is missing, and the contacts are offered too. */
	isMissing?: boolean;
}

/** Where the questions of an email cannot, or need not, be answered any more. */
export function AnswersEnd( {
	title,
	children,
	focused = false,
	isMissing = false,
}: AnswersEndProps ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( focused ) {
			window.scrollTo( 0, 0 );
			box.current?.focus();
		}
	}, [ focused ] );
	return (
		<div
			className="mp-answers-end"
			ref={ box }
			tabIndex={ -1 }
			role="status"
		>
			<EmptyState
				headingLevel={ 1 }
				title={ title }
				art={
					<div className="mp-answers-end__people">
						<StandingPerson look="sky" />
						{ ! isMissing && <StandingPerson look="sun" /> }
					</div>
				}
				action={
					<div className="mp-answers-end__ways">
						<ButtonLink
							to={ screenPath( 'Home' ) }
							variant="secondary"
						>
							{ __( 'Go to the home page', 'mentoriai-portal' ) }
						</ButtonLink>
						{ isMissing && (
							<ButtonLink
								to={ `${ langPrefix() }/kontaktai` }
								variant="ghost"
							>
								{ __( 'Contacts', 'mentoriai-portal' ) }
							</ButtonLink>
						) }
					</div>
				}
			>
				{ children }
			</EmptyState>
		</div>
	);
}
