import { __, _x, sprintf } from '@wordpress/i18n';
import { Badge } from '../../../components/badge';
import { ButtonLink } from '../../../components/button-link';
import { displayName } from '../../../components/members/display-name';
import { PersonArt } from '../../../components/person-art';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { day } from '../../../lib/dates';
import { portrait } from '../../../lib/image';
import { mentorshipPath } from '../../../lib/paths';
import type { Mentorship } from '../api';
import { reasonLabel, stateLabel, waiting } from '../lib/words';
import '../../../components/person-rows.css';

const TONES = {
	requested: 'sun',
	active: 'success',
	declined: 'neutral',
	withdrawn: 'neutral',
	unanswered: 'neutral',
	ended: 'neutral',
} as const;

/** A mentorship in the list; the whole row is the link of its button. */
export function MentorshipRow( { mentorship }: { mentorship: Mentorship } ) {
	const { id, state, person, can } = mentorship;
	const name = displayName( person.name );
	return (
		<li className="mp-person-row">
			<PersonArt
				name={ name }
				image={ portrait( person.img, 48 ) }
				variant="avatar"
				size={ 48 }
			/>
			<div className="mp-person-row__text">
				<h2 className="mp-person-row__title">{ name }</h2>
				<p className="mp-person-row__last">{ lineOf( mentorship ) }</p>
			</div>
			<div className="mp-person-row__side">
				<Badge tone={ TONES[ state ] }>{ stateLabel( state ) }</Badge>
				<ButtonLink
					to={ mentorshipPath( id ) }
					className="mp-person-row__link"
					size="sm"
					variant={ can.decline ? 'primary' : 'secondary' }
				>
					{ can.decline
						? _x( 'Answer', 'verb', 'mentoriai-portal' )
						: __( 'View', 'mentoriai-portal' ) }
					<VisuallyHidden>{ ': ' + name }</VisuallyHidden>
				</ButtonLink>
			</div>
		</li>
	);
}

function lineOf( mentorship: Mentorship ): string {
	const { state, answered_at: answered, ended_at: ended } = mentorship;
	if ( state === 'requested' ) {
		return waiting( mentorship );
	}
	if ( state === 'active' && answered ) {
		return sprintf(
			/* translators: %s: a day, e.g. 2026-11-24. */
			__( 'Since %s', 'mentoriai-portal' ),
			day( answered )
		);
	}
	return [ ended && day( ended ), reasonLabel( mentorship.reason ) ]
		.filter( Boolean )
		.join( ' · ' );
}
