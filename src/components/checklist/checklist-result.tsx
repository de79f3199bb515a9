import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../button-link';
import { Notice } from '../notice';
import { isForMentors } from '../../lib/for-mentors';
import { screenPath } from '../../lib/paths';
import { useSession } from '../../lib/session';
import type { ChecklistBlock } from './checklist-block';

interface ChecklistResultProps {
	block: ChecklistBlock;
	/** How many questions were answered "Yes". */
	yes: number;
}

/**
 * The editor's text for all yes or for not all, its first sentence as the title, and where to go now. Who answered most
 * with "No" is told so plainly.
 */
export function ChecklistResult( { block, yes }: ChecklistResultProps ) {
	const { klausimai: questions, tekstas_visi, tekstas_ne_visi } = block;
	const all = yes === questions.length;
	const early = yes < questions.length / 2;
	const [ first, rest ] = sentences( all ? tekstas_visi : tekstas_ne_visi );
	const notYet = early ? 'info' : 'warning';
	const [ title, text ] = early
		? [ __( 'Not the right time yet', 'mentoriai-portal' ), rest || first ]
		: [ first, rest ];
	return (
		<Notice
			tone={ all ? 'success' : notYet }
			live={ false }
			title={ title }
			actions={ <NextStep early={ early } /> }
		>
			{ text }
		</Notice>
	);
}

/** To what the page is about; to events where it is too early, and for mentors, who have nothing to look for. */
function NextStep( { early }: { early: boolean } ) {
	const role = useSession( ( { user } ) => user?.role );
	const { pathname } = useLocation();
	if ( early || role === 'mentorius' ) {
		return (
			<ButtonLink variant="secondary" to={ screenPath( 'Events' ) }>
				{ __( 'All events', 'mentoriai-portal' ) }
			</ButtonLink>
		);
	}
	return ! role && isForMentors( pathname ) ? (
		<ButtonLink to={ screenPath( 'RegisterDuok' ) }>
			{ __( 'Become a mentor', 'mentoriai-portal' ) }
		</ButtonLink>
	) : (
		<ButtonLink to={ screenPath( 'Finder' ) }>
			{ __( 'Find a mentor', 'mentoriai-portal' ) }
		</ButtonLink>
	);
}

/** The first sentence without its full stop, and what follows. */
function sentences( text: string ): [ string, string ] {
	const end = text.search( /[.!?]\s/ );
	return end < 0
		? [ text, '' ]
		: [
				text.slice( 0, end + 1 ).replace( /\.$/, '' ),
				text.slice( end + 1 ).trim(),
		  ];
}
