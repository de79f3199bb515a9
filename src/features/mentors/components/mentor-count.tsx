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
	const found =
		total === null
			? ''
			: sprintf(
					/* translators: %s: number of mentors, as in "Rastas 1 mentorius", "Rasti 2 mentoriai", "Rasta 10 mentorių". */
					_n(
						'Found %s mentor',
						'Found %s mentors',
						total,
						'mentoriai-portal'
					),
					formatNumber( total )
			  );
	return (
		<div className="mp-mentor-count">
			<p role="status">
				{ found &&
					[ found, tags.join( ', ' ) ]
						.filter( Boolean )
						.join( ' · ' ) }
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
