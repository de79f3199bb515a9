import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { StandingPerson } from '../../../components/standing-person';
import { langPrefix, screenPath } from '../../../lib/paths';

interface SurveyEndProps {
	title: string;
	children: ReactNode;
	/** Whether it came by something the person did: then the focus goes there. */
	focused?: boolean;
	/** The answers are here: no one is missing. */
	isDone?: boolean;
}

/** Where a survey cannot, or need not, be answered any more. */
export function SurveyEnd( {
	title,
	children,
	focused = false,
	isDone = false,
}: SurveyEndProps ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( focused ) {
			window.scrollTo( 0, 0 );
			box.current?.focus();
		}
	}, [ focused ] );
	return (
		<div
			className="mp-survey__end"
			ref={ box }
			tabIndex={ -1 }
			role="status"
		>
			<EmptyState
				headingLevel={ 1 }
				title={ title }
				art={
					<div className="mp-survey__people">
						<StandingPerson look="sky" />
						{ isDone && <StandingPerson look="sun" /> }
					</div>
				}
				action={
					<div className="mp-survey__ways">
						<ButtonLink
							to={ screenPath( 'Home' ) }
							variant="secondary"
						>
							{ __( 'Go to the home page', 'mentoriai-portal' ) }
						</ButtonLink>
						{ ! isDone && (
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
