import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { formatNumber } from '../../../lib/numbers';
import type { Field } from '../api';
import './mentor-filter.css';

interface MentorCountProps {
	/** Null while it is not known. */
	total: number | null;
	/** Names of the chosen tags. */
	tags: readonly string[];
	keyword: string;
	/** What they were found by, if not by the keyword as typed. */
	keywordUsed: string;
	/** The field that the keyword may mean. */
	offer?: Field | undefined;
	onOffer: ( slug: string ) => void;
	onClear: () => void;
	/** The way to what the person saved. */
	saved: ReactNode;
}

/** "46 mentors found · Sales, Export"; read aloud when it changes. */
export function MentorCount( {
	total,
	tags,
	keyword,
	keywordUsed,
	offer,
	onOffer,
	onClear,
	saved,
}: MentorCountProps ) {
	/* translators: %s: number of mentors, as in "Rastas 1 mentorius", "Rasti 2 mentoriai", "Rasta 10 mentorių". */
	const found = _n(
		'%s mentor found',
		'%s mentors found',
		total ?? 0,
		'mentoriai-portal'
	);
	return (
		<div className="mp-mentor-count">
			<div>
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
							{ total > 0 && keywordUsed !== keyword && (
								<span className="mp-mentor-count__used">
									{ sprintf(
										/* translators: %s: the words that somebody typed. */
										__(
											'No one matches “%s” exactly. These mentors come close.',
											'mentoriai-portal'
										),
										keyword
									) }
								</span>
							) }
						</>
					) }
				</p>
				{ keyword === '' && ( total ?? 0 ) > 1 && (
					<p>
						{ __( 'The order changes daily', 'mentoriai-portal' ) }
					</p>
				) }
			</div>
			{ offer && (
				<Button
					variant="secondary"
					size="sm"
					onClick={ () => onOffer( offer.slug ) }
				>
					{ sprintf(
						/* translators: 1: name of a field, such as Export. 2: number of its mentors. */
						__( 'Field: %1$s (%2$s)', 'mentoriai-portal' ),
						offer.name,
						formatNumber( offer.count )
					) }
				</Button>
			) }
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
			{ saved }
		</div>
	);
}
