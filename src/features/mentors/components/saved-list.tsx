import { __, sprintf } from '@wordpress/i18n';
import { Scale } from 'lucide-react';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { CheckboxField } from '../../../components/checkbox-field';
import { EmptyState } from '../../../components/empty-state';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useRootClass } from '../../../hooks/use-root-class';
import { classes } from '../../../lib/class-names';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import { useRows } from '../hooks/use-rows';
import { keyOfSaved, type SavedMentor } from '../lib/saved-mentor';
import { MentorCard } from './mentor-card';
import { RemovedMentor } from './removed-mentor';

/** So many columns can be read. */
const MOST_COMPARED = 3;

interface SavedListProps {
	list: readonly SavedMentor[];
	/** Keys of those who shall be compared. */
	chosen: readonly string[];
	onChoose: ( keys: readonly string[] ) => void;
	onCompare: ( keys: readonly string[] ) => void;
}

/** The cards, each with a box to choose it. Whoever is removed leaves a line in the place, which takes it back. */
export function SavedList( {
	list,
	chosen: marked,
	onChoose,
	onCompare,
}: SavedListProps ) {
	const rows = useRows( list );
	const keys = new Set( list.map( keyOfSaved ) );
	const chosen = marked.filter( ( key ) => keys.has( key ) );
	useRootClass( 'mp-has-bar', chosen.length > 0 );
	const isFull = chosen.length >= MOST_COMPARED;
	if ( rows.length === 0 ) {
		return (
			<EmptyState
				title={ __( 'No saved mentors yet', 'mentoriai-portal' ) }
				action={
					<ButtonLink to={ screenPath( 'Finder' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __(
					'Press the heart of a mentor to find them here again.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	return (
		<>
			<ul className="mp-mentor-grid mp-saved">
				{ rows.map( ( mentor ) => {
					const key = keyOfSaved( mentor );
					return (
						<li key={ key }>
							{ keys.has( key ) ? (
								<>
									<MentorCard
										kind={ mentor.kind }
										mentor={ mentor }
									/>
									{ list.length > 1 && (
										<CheckboxField
											label={
												<>
													{ __(
														'Compare',
														'mentoriai-portal'
													) }
													<VisuallyHidden>
														{ ` ${ mentor.title }` }
													</VisuallyHidden>
												</>
											}
											checked={ chosen.includes( key ) }
											disabled={
												isFull &&
												! chosen.includes( key )
											}
											onChange={ ( { target } ) =>
												onChoose(
													target.checked
														? [ ...chosen, key ]
														: chosen.filter(
																( other ) =>
																	other !==
																	key
														  )
												)
											}
										/>
									) }
								</>
							) : (
								<RemovedMentor mentor={ mentor } />
							) }
						</li>
					);
				} ) }
			</ul>
			{ list.length > 1 && (
				<div
					className={ classes(
						'mp-compare-bar',
						chosen.length > 0 && 'has-chosen'
					) }
				>
					<p role="status">
						{ sprintf(
							/* translators: 1: how many are chosen. 2: how many can be. */
							__( 'Chosen: %1$s of %2$s', 'mentoriai-portal' ),
							formatNumber( chosen.length ),
							formatNumber( MOST_COMPARED )
						) }
						{ chosen.length < 2 && (
							<span className="mp-muted">
								{ ' ' }
								{ __(
									'To compare, choose two or three.',
									'mentoriai-portal'
								) }
							</span>
						) }
					</p>
					<Button
						icon={ Scale }
						disabled={ chosen.length < 2 }
						onClick={ () => onCompare( chosen ) }
					>
						{ __( 'Compare', 'mentoriai-portal' ) }
					</Button>
				</div>
			) }
		</>
	);
}
