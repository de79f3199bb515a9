import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { X } from 'lucide-react';
import { Button } from '../../../components/button';
import { formatNumber } from '../../../lib/numbers';
import './mentor-filter.css';

interface MentorCountProps {
	/** Null while it is not known. */
	total: number | null;
	/** Names of the chosen tags. */
	tags: readonly string[];
	onClear: () => void;
}

/** "Found 46 mentors · Sales, Export"; read aloud when it changes. */
export function MentorCount( { total, tags, onClear }: MentorCountProps ) {
	/* translators: %s: number of mentors, as in "Rastas 1 mentorius", "Rasti 2 mentoriai", "Rasta 10 mentorių". */
	const found = _n(
		'Found %s mentor',
		'Found %s mentors',
		total ?? 0,
		'mentoriai-portal'
	);
	return (
		<div className="mp-mentor-count">
			<p role="status" data-focus-next="">
				{ total !== null && (
					<>
						{ createInterpolateElement(
							sprintf(
								found,
								`<b>${ formatNumber( total ) }</b>`
							),
							{ b: <b /> }
						) }
						{ [ '', ...tags.slice( 0, 1 ) ].join( ' · ' ) }
						{ tags.slice( 1 ).map( ( tag ) => `, ${ tag }` ) }
					</>
				) }
			</p>
			{ tags.length > 0 && (
				<Button
					variant="ghost"
					size="sm"
					icon={ X }
					onClick={ onClear }
				>
					{ __( 'Clear fields', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}
