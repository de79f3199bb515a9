import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { isForMentors } from '../../../lib/for-mentors';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { ButtonLink } from '../../../components/button-link';
import { StandingPerson } from '../../../components/standing-person';
import './closing-band.css';

/**
 * Where a page or story leads on: to the mentors and the registration, for members without the latter; mentors go to the
 * events. The server writes a guest's (Shell/Html/ClosingHtml.php): change both.
 */
export function ClosingBand() {
	const id = useId();
	const role = useSession( ( { user } ) => user?.role );
	const { pathname } = useLocation();
	if ( role === 'mentorius' ) {
		return (
			<Band
				titleId={ id }
				title={ __( 'Meet founders at an event', 'mentoriai-portal' ) }
				text={ __(
					'Training, webinars and evenings where mentors and founders get to know each other.',
					'mentoriai-portal'
				) }
			>
				<ButtonLink
					variant="ink"
					size="lg"
					to={ screenPath( 'Events' ) }
				>
					{ __( 'All events', 'mentoriai-portal' ) }
				</ButtonLink>
			</Band>
		);
	}
	if ( ! role && isForMentors( pathname ) ) {
		return (
			<Band
				titleId={ id }
				title={ __( 'Share what you know', 'mentoriai-portal' ) }
				text={ __(
					'A few hours a month are enough, and you choose whom to help.',
					'mentoriai-portal'
				) }
			>
				<ButtonLink
					variant="ink"
					size="lg"
					to={ screenPath( 'RegisterDuok' ) }
				>
					{ __( 'Become a mentor', 'mentoriai-portal' ) }
				</ButtonLink>
			</Band>
		);
	}
	return (
		<Band
			titleId={ id }
			title={ __( 'Talk to a mentor', 'mentoriai-portal' ) }
			text={ __(
				'Find someone who has already walked a similar road.',
				'mentoriai-portal'
			) }
		>
			<ButtonLink variant="ink" size="lg" to={ screenPath( 'Finder' ) }>
				{ __( 'Find a mentor', 'mentoriai-portal' ) }
			</ButtonLink>
			{ role ? (
				<ButtonLink
					variant="secondary"
					size="lg"
					to={ screenPath( 'Events' ) }
				>
					{ __( 'All events', 'mentoriai-portal' ) }
				</ButtonLink>
			) : (
				<ButtonLink
					variant="secondary"
					size="lg"
					to={ screenPath( 'Register' ) }
				>
					{ __( 'Register', 'mentoriai-portal' ) }
				</ButtonLink>
			) }
		</Band>
	);
}

interface BandProps {
	titleId: string;
	title: string;
	text: string;
	children: React.ReactNode;
}

function Band( { titleId, title, text, children }: BandProps ) {
	return (
		<section className="mp-closing mp-sun-band" aria-labelledby={ titleId }>
			<div className="mp-wrap mp-closing__body">
				<h2 id={ titleId }>{ title }</h2>
				<p>{ text }</p>
				<div className="mp-closing__acts">{ children }</div>
				<div className="mp-sun-band__art" aria-hidden="true">
					<StandingPerson look="paper" />
				</div>
			</div>
		</section>
	);
}
