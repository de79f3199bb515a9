import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { queryOf } from '../../../api/queries';
import { ArrowLink } from '../../../components/arrow-link';
import { Notice } from '../../../components/notice';
import { screenPath } from '../../../lib/paths';
import type { Mentor } from '../api';
import { LIST_SCREENS } from '../kind';
import { takesNone } from '../lib/availability';

interface BusyNoticeProps {
	mentor: Mentor;
	/** Of the sentence that says why a button is off. */
	id: string;
	/** How to hear when that changes. */
	children?: ReactNode;
}

/** Why no one can write to the mentor now, and where to go on. */
export function BusyNotice( { mentor, id, children }: BusyNoticeProps ) {
	const { data: fields = [] } = useQuery(
		queryOf( 'mentoriai_dynamic/tax', {} )
	);
	const slugs = fields
		.filter( ( field ) => mentor.taxs_id.includes( field.id ) )
		.map( ( { slug } ) => encodeURIComponent( slug ) )
		.join( ',' );
	return (
		<Notice
			tone="warning"
			live={ false }
			title={ <span id={ id }>{ takesNone( mentor ) }</span> }
			actions={
				<>
					{ children }
					<ArrowLink
						to={
							screenPath( LIST_SCREENS.dynamic ) +
							( slugs && `?sritis=${ slugs }` )
						}
					>
						{ __(
							'Other mentors in the same fields',
							'mentoriai-portal'
						) }
					</ArrowLink>
				</>
			}
		>
			{ __(
				'Look at other mentors in the same field or come back later.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
